import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostilePayloads } from '../../../tests/fixtures/hostile/payloads.ts';
import { allowLists } from './allow-lists.ts';
import { sanitise } from './sanitise.ts';

const kinds = Object.keys(allowLists) as (keyof typeof allowLists)[];

const fragment = fc.constantFrom(
  '<p>',
  '</p>',
  '<a href="javascript:alert(1)">',
  '<a href="https://a.example/" class="x">',
  '</a>',
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<b style="color:red;position:fixed">',
  '</b>',
  '<svg onload=alert(1)>',
  '<h2 id="x" onclick="y()">',
  '</h2>',
  '<iframe src=//a>',
  '<!--',
  '-->',
  '<style>*{}</style>',
  '&lt;script&gt;',
  'words',
  '<math><mtext>',
  '<ul>',
  '<li>',
  '<table>',
  '<tr>',
  '<td>',
  '</table>',
  '<div>',
  '</div>',
  '<font color="#f00">',
  '</font>',
);

describe.each(kinds)('rich text of kind %s', (kind) => {
  it('lets no script, handler or foreign scheme through, whatever is sent', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fragment, fc.string()), { maxLength: 30 }), (parts) => {
        const clean = sanitise(kind, parts.join(''));
        expect(clean).not.toMatch(/<(script|style|iframe|svg|math|object|embed)\b/i);
        expect(clean).not.toMatch(/<[^>]+\son\w+\s*=/i);
        expect(clean).not.toMatch(/<[^>]+(href|src)="(?!https?:|mailto:|tel:|\/|#|\?|\w|\.)/i);
        expect(clean).not.toMatch(/<[^>]+(javascript|vbscript|data):/i);
      }),
    );
  });
});

describe.each(kinds)('cleaned rich text of kind %s', (kind) => {
  it('closes every tag it opens, and no other', () => {
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 30 }), (parts) => {
        const clean = sanitise(kind, parts.join(''));
        const open: string[] = [];
        for (const [, slash, name = ''] of clean.matchAll(/<(\/?)([a-z]\w*)[^>]*>/g)) {
          if (slash) expect(open.pop()).toBe(name);
          else if (!['br', 'img', 'hr'].includes(name)) open.push(name);
        }
        expect(open).toEqual([]);
      }),
    );
  });
});

describe.each(kinds)('rich text of kind %s, cleaned twice', (kind) => {
  const expectDone = (markup: string) => {
    const clean = sanitise(kind, markup);
    expect(sanitise(kind, clean)).toBe(clean);
  };

  it('does not change the second time', () => {
    const parts = fc.array(fc.oneof(fragment, fc.string()), { maxLength: 30 });
    fc.assert(fc.property(parts, (some) => expectDone(some.join(''))));
  });

  it.each(hostilePayloads)('does not change the second time: %s', expectDone);

  it.each(['a', 'p', 'li'])('does not change where a dropped tag stood between two <%s>', (tag) => {
    expectDone(`<${tag} href="/x">a<blink><${tag} href="/y">b`);
  });
});

it('empty paragraphs alone are an empty text', () => {
  expect(sanitise('prose', '<p></p>\n<p> </p>')).toBe('');
  expect(sanitise('article', '<p></p><p>a</p><p></p>')).toBe('<p></p><p>a</p><p></p>');
  expect(sanitise('article', '<p><img src="/a.png" alt=""></p>')).toContain('<img');
});

describe('words of a dropped block', () => {
  it('stay apart from their neighbours', () => {
    expect(sanitise('article', '<dl><dt>a</dt><dd>b</dd></dl>')).toBe('a b');
    expect(sanitise('article', '<details><summary>a</summary>b</details>')).toBe('a b');
    expect(sanitise('card', '<table><tr><td>a</td><td>b</td></tr></table>')).toBe('a b');
  });

  it('get no space where the markup or the kept tags set them apart', () => {
    expect(sanitise('article', '<dl><dt>a</dt> <dd>b</dd></dl>')).toBe('a b');
    expect(sanitise('card', '<section><p>a</p></section><p>b</p>')).toBe('<p>a</p><p>b</p>');
    expect(sanitise('article', '<td>a</td><td>b</td>')).toBe('<td>a</td><td>b</td>');
    expect(sanitise('article', 'a<blink>b</blink>')).toBe('ab');
  });
});

describe('About text', () => {
  it('allows only p, ul, ol, li, br, strong, em, b, i, a', () => {
    const markup =
      '<h1>a</h1><p>b <u>c</u> <strong>d</strong></p><table><tr><td>e</td></tr></table>';
    expect(sanitise('prose', markup)).toBe('a<p>b c <strong>d</strong></p>e');
  });

  it('removes styles and classes', () => {
    expect(sanitise('prose', '<p style="color:red" class="x">a</p>')).toBe('<p>a</p>');
  });

  it('unwraps links without an href', () => {
    expect(sanitise('prose', '<a>a</a><a href="javascript:x()">b</a>')).toBe('ab');
  });

  it('closes the tags beside one that was dropped', () => {
    expect(sanitise('prose', '<p><a>a</a> <a href="/b">b</a></p>')).toContain('b</a></p>');
    expect(sanitise('prose', '<font color="#f00">a</font><b>b</b>')).toBe('a<b>b</b>');
  });

  it('opens links in a new tab with no-opener and no-referrer', () => {
    expect(sanitise('prose', '<a href="/contact">a</a>')).toBe(
      '<a href="/contact" target="_blank" rel="noopener noreferrer">a</a>',
    );
  });
});

describe('Card summaries and posts', () => {
  it('allow only colour, background colour, font size, weight, style, decoration and alignment', () => {
    const style = 'color:#c00;background-color:#fff;font-size:14px;font-weight:700;position:fixed';
    expect(sanitise('article', `<p style="${style}">a</p>`)).toBe(
      '<p style="color:#c00;background-color:#fff;font-size:14px;font-weight:700">a</p>',
    );
  });

  it('convert font colour', () => {
    expect(sanitise('article', '<font color="#f00">a</font>')).toBe(
      '<span style="color:#f00">a</span>',
    );
  });

  it('keep how the cells of a table are aligned', () => {
    expect(sanitise('article', '<td align="RIGHT" style="color:#c00">1</td>')).toBe(
      '<td style="text-align:right;color:#c00">1</td>',
    );
    expect(sanitise('article', '<td align="justify">1</td>')).toBe('<td>1</td>');
  });

  it('never load a style value with an address in it', () => {
    expect(sanitise('article', '<p style="color:url(//a.example)">a</p>')).toBe('<p>a</p>');
  });
});

describe('markup that is refused', () => {
  const img = (src: string) => `a<img src="${src}">`;
  const noAddress = 'a<img alt="" loading="lazy" decoding="async" />';

  it.each([
    ['article', 'an SVG image inside its address', img('data:image/svg+xml,%3Csvg%3E'), noAddress],
    ['article', 'an image of a script', img('javascript:alert(1)'), noAddress],
    ['article', 'an image of whichever scheme the page has', img('//evil.example/a'), noAddress],
    ['article', 'a link of whichever scheme the page has', '<a href="//evil.example">a</a>', 'a'],
    ['article', 'a foreign class on code', '<code class="btn x">a</code>', '<code>a</code>'],
    ['prose', 'an image in About', img('/uploads/a.webp'), 'a'],
    ['card', 'an image on a card', img('/uploads/a.webp'), 'a'],
  ] as const)('in an %s: %s', (kind, _what, markup, clean) => {
    expect(sanitise(kind, markup)).toBe(clean);
  });
});
