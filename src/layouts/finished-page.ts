import { cspHash } from './csp-hash.ts';

const sheetLink = /<link rel="stylesheet" href="([^"]+)">/g;
const styleElement = /<style>([\s\S]*?)<\/style>/g;
const markedStyle = /<style [^>]+>([\s\S]*?)<\/style>/g;
const moduleScript = /<script type="module" src="([^"]+)"><\/script>/g;
/** Leaves out data, which needs no permission and differs on every page. */
const inlineScript = /<script(?! type="application\/ld\+json")(?: [^>]*)?>([\s\S]+?)<\/script>/g;
const hashSource = /'sha256-[^']+'/g;

/*
 * A page is looked at as Latin-1, one character for each of its bytes: decoding UTF-8 takes a large
 * page longer than all else that is done here, and what is looked for is ASCII.
 */
const fromBytes = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
const toBytes = (text: string): Buffer => Buffer.from(text, 'latin1');
const fromText = (text: string): string => fromBytes(Buffer.from(text));

const hashOf = (text: string) => `'${cspHash(toBytes(text).toString())}'`;

type Page<Html> = { html: Html; policy: string };
type Options = {
  /** The text of a built stylesheet; if absent, the page links its stylesheets. */
  sheet?: (href: string) => string;
  /** The script that fetches the others once the page can be read. */
  loader: string;
};

/**
 * Prepares a rendered page for sending: includes its styles, so that the first response is all that
 * the first paint needs; hands its scripts to the loader; and limits the policy to what the page
 * contains. A script or style that the rendering did not allow stays forbidden.
 */
export function finishedPage(page: Page<Uint8Array>, { sheet, loader }: Options): Page<Buffer> {
  const { html, policy } = finished(
    { html: fromBytes(page.html), policy: page.policy },
    { loader: fromText(loader), ...(sheet && { sheet: (href) => fromText(sheet(href)) }) },
  );
  return { html: toBytes(html), policy };
}

function finished({ html, policy }: Page<string>, { sheet, loader }: Options): Page<string> {
  const allowed = new Set(policy.match(hashSource));
  const end = html.indexOf('</head>');
  const head = withStyles(html.slice(0, end), allowed, sheet);
  const body = withoutModules(html.slice(end));
  const scripts = [...inlineScripts(head.html), ...inlineScripts(body.html), loader];
  const kept = new Set(scripts.map(hashOf).filter((hash) => allowed.has(hash)));
  return {
    html: head.html + withLoader(body, loader),
    policy: withHashes(policy, [...kept], head.hashes),
  };
}

/**
 * The head with all its styles in one element, in their order, or unchanged without `sheet`. A
 * style with an attribute, by which a script finds it, stays separate.
 */
function withStyles(head: string, allowed: Set<string>, sheet: Options['sheet']) {
  const hashesOf = (elements: RegExp) =>
    [...head.matchAll(elements)]
      .map(([, text = '']) => hashOf(text))
      .filter((hash) => allowed.has(hash));
  const apart = hashesOf(markedStyle);
  if (!sheet) return { html: head, hashes: [...apart, ...hashesOf(styleElement)] };
  const texts: string[] = [];
  const plain = head
    .replace(styleElement, (whole, text: string) => {
      if (!allowed.has(hashOf(text))) return whole;
      texts.push(text);
      return '';
    })
    .replace(sheetLink, (_, href: string) => {
      texts.push(sheet(href));
      return '';
    });
  const style = texts.join('');
  return { html: `${plain}<style>${style}</style>`, hashes: [...apart, hashOf(style)] };
}

const inlineScripts = (html: string) =>
  [...html.matchAll(inlineScript)].map(([, text = '']) => text);

type Body = { html: string; late: string[] };

/** The body without its module scripts, and their addresses. */
function withoutModules(body: string): Body {
  const late: string[] = [];
  const html = body.replace(moduleScript, (_, src: string) => {
    late.push(src);
    return '';
  });
  return { html, late };
}

/** The body with the loader as its last element, which names the module scripts. */
const withLoader = ({ html, late }: Body, loader: string): string =>
  html.replace('</body>', () => `<script data-late="${late.join(' ')}">${loader}</script></body>`);

function withHashes(policy: string, scripts: string[], styles: string[]): string {
  const directives = policy.split(';').map((one) => one.replace(hashSource, '').trim());
  return directives
    .filter(Boolean)
    .map((one) => one.replace(/\s+/g, ' '))
    .map((one) => {
      if (one.startsWith('script-src ')) return [one, ...scripts].join(' ');
      return one.startsWith('style-src ') ? [one, ...styles].join(' ') : one;
    })
    .join('; ');
}
