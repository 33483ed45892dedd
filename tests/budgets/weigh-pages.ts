import { brotliCompressSync } from 'node:zlib';
import { type Fetched, fetched } from './fetched.ts';

/**
 * What one page weighs for a visitor who touches nothing: bytes sent, with brotli, nothing cached.
 */
export type PageWeight = {
  path: string;
  /** The page without its inline styles. */
  html: number;
  /** Styles, inline and linked. */
  css: number;
  /** Scripts the page names and their imports, fetched after it is painted; there are no others. */
  js: number;
  /** How many files the scripts are. */
  scripts: number;
  fonts: number;
  /** Images that are not lazy. Not part of the total. */
  images: number;
  /** HTML, styles, scripts and fonts. */
  total: number;
};

const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Fetches each file once, however many pages use it. */
function fetcher(address: string) {
  const known = new Map<string, Promise<Fetched>>();
  return (path: string): Promise<Fetched> => {
    const answer = known.get(path) ?? fetched(address + path);
    known.set(path, answer);
    return answer;
  };
}
type Get = ReturnType<typeof fetcher>;

const bytesOf = async (get: Get, paths: Iterable<string>) =>
  sum(await Promise.all([...paths].map(async (path) => (await get(path)).bytes)));

const imported = /\b(?:import|export)\s*(?:[\w$*{}\s,]*?\bfrom\s*)?["'](\.\/[^"']+)["']/g;

/** Scripts and all their static imports. */
async function closure(get: Get, paths: string[], seen = new Set<string>()): Promise<Set<string>> {
  for (const path of paths.filter((one) => !seen.has(one))) {
    seen.add(path);
    const next = matches((await get(path)).text, imported);
    await closure(
      get,
      next.map((name) => new URL(name, `http://site${path}`).pathname),
      seen,
    );
  }
  return seen;
}

/** Fonts beyond those of every page, by what in a page uses them. */
const furtherFaces: [asks: RegExp, file: string][] = [
  [/<(em|i|cite)[ >]/, 'source-serif-4-italic'],
  [/<(code|pre|kbd|samp)[ >]/, 'geist-mono'],
];

function fontsOf(html: string, styles: string): string[] {
  const [always = ''] = matches(html, /data-fonts="([^"]+)"/g);
  const body = html.slice(html.indexOf('<body'));
  const names = furtherFaces.filter(([asks]) => asks.test(body)).map(([, file]) => file);
  const files = matches(styles, /url\(([^)]+\.woff2)\)/g);
  const further = files.filter((file) => names.some((name) => file.includes(`/${name}.`)));
  return [...new Set([...always.split(' '), ...further])];
}

async function weighPage(get: Get, path: string): Promise<PageWeight> {
  const page = await get(path);
  const inline = matches(page.text, /<style(?: [^>]*)?>([\s\S]*?)<\/style>/g).join('');
  const links = matches(page.text, /<link rel="stylesheet" href="([^"]+)"/g);
  const linked = await Promise.all(links.map(get));
  const inlineBytes = brotliCompressSync(inline).length;
  const [late = ''] = matches(page.text, /data-late="([^"]+)"/g);
  const scripts = await closure(get, late.split(' '));
  const styles = inline + linked.map(({ text }) => text).join('');
  const eager = matches(page.text, /<img(?![^>]*loading="lazy")[^>]*? src="(\/[^"]+)"/g);
  const parts = {
    html: page.bytes - inlineBytes,
    css: inlineBytes + sum(linked.map(({ bytes }) => bytes)),
    js: await bytesOf(get, scripts),
    fonts: await bytesOf(get, fontsOf(page.text, styles)),
  };
  const images = await bytesOf(get, new Set(eager));
  return { path, ...parts, scripts: scripts.size, images, total: sum(Object.values(parts)) };
}

/**
 * Weighs pages of a running server, each as a visitor's first.
 *
 * @param address the server's, without a trailing slash.
 * @param paths the pages, such as `readPages`.
 */
export async function weighPages(address: string, paths: readonly string[]): Promise<PageWeight[]> {
  const get = fetcher(address);
  const weights: PageWeight[] = [];
  for (const path of paths) weights.push(await weighPage(get, path));
  return weights;
}
