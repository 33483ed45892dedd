import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { finishedPage } from './finished-page.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const loader = 'load()';
const policy = [
  `script-src 'self' ${hashOf(loader)} ${hashOf('early()')} ${hashOf('elsewhere()')}`,
  `style-src 'self' ${hashOf('a{}')} ${hashOf('elsewhere{}')}`,
  "style-src-attr 'unsafe-inline'",
].join('; ');
const html = [
  '<head><style>a{}</style><script>early()</script><link rel="stylesheet" href="/x.css"></head>',
  '<body><script type="module" src="/one.js"></script>words',
  '<script type="module" src="/two.js"></script></body>',
].join('');

/** Finishes a page given as text. */
function finish(
  page: { html: string; policy: string },
  options: Parameters<typeof finishedPage>[1],
) {
  const { html, policy } = finishedPage({ ...page, html: Buffer.from(page.html) }, options);
  return { html: html.toString(), policy };
}

const sheet = (href: string) => `b{/*${href}*/}`;

describe('a page as it is sent', () => {
  it('holds its styles in one element, in their order', () => {
    const page = finish({ html, policy }, { sheet, loader });
    const style = 'a{}b{/*/x.css*/}';
    expect(page.html).toContain(`<style>${style}</style></head>`);
    expect(page.html.match(/<style>|rel="stylesheet"/g)).toHaveLength(1);
    expect(page.policy).toContain(`style-src 'self' ${hashOf(style)};`);
  });

  it('keeps a style separate when a script has to find it', () => {
    const marked = html.replace('<style>', '<style data-mark>');
    const page = finish({ html: marked, policy }, { sheet, loader });
    expect(page.html).toContain('<style data-mark>a{}</style>');
    expect(page.policy).toContain(`style-src 'self' ${hashOf('a{}')} ${hashOf(sheet('/x.css'))};`);
  });

  it('keeps data for search engines, for which no policy is needed', () => {
    const data = '<script type="application/ld+json">{"a":1}</script>';
    const told = html.replace('</head>', `${data}</head>`);
    const page = finish({ html: told, policy: `${policy} ${hashOf('{"a":1}')}` }, { loader });
    expect(page.html).toContain(data);
    expect(page.policy).not.toContain(hashOf('{"a":1}'));
  });

  it('links its styles when they are not to be inlined', () => {
    const page = finish({ html, policy }, { loader });
    expect(page.html).toContain('<link rel="stylesheet" href="/x.css">');
    expect(page.policy).toContain(`style-src 'self' ${hashOf('a{}')};`);
  });

  it('hands its scripts to the loader, in their order', () => {
    const page = finish({ html, policy }, { sheet, loader });
    expect(page.html).not.toContain('type="module"');
    expect(page.html).toContain(`<script data-late="/one.js /two.js">${loader}</script></body>`);
  });

  it('keeps every letter, in scripts and styles too', () => {
    const [script, words] = ['say("Grüße")', 'Grüße, 日本 🏗️'];
    const told = html.replace('early()', script).replace('words', words);
    const allowed = policy.replace(hashOf('early()'), hashOf(script));
    const signed = { sheet: () => 'b::after{content:"→"}', loader };
    const page = finish({ html: told, policy: allowed }, signed);
    expect(page.html).toContain(`<style>a{}b::after{content:"→"}</style>`);
    expect(page.html).toContain(words);
    expect(page.policy).toContain(hashOf(script));
    expect(page.policy).toContain(hashOf('a{}b::after{content:"→"}'));
  });

  it('allows only its inline scripts', () => {
    const page = finish({ html, policy }, { sheet, loader });
    const scripts = `script-src 'self' ${hashOf('early()')} ${hashOf(loader)};`;
    expect(page.policy).toContain(scripts);
    expect(page.policy).toMatch(/; style-src-attr 'unsafe-inline'$/);
  });

  it('allows no script or style that the rendering did not', () => {
    const foreign = html
      .replace('words', '<script>steal()</script>')
      .replace('</head>', '<style>cover{}</style></head>');
    const page = finish({ html: foreign, policy }, { sheet, loader });
    expect(page.policy).not.toContain(hashOf('steal()'));
    expect(page.policy).not.toContain(hashOf('cover{}'));
    expect(page.html).not.toMatch(/a\{\}.*cover/);
  });

  it('keeps text that looks like a replacement pattern', () => {
    const money = html.replace('words', () => "$& $1 $'");
    expect(finish({ html: money, policy }, { sheet, loader }).html).toContain("$& $1 $'");
  });
});
