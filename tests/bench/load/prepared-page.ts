import { mkdtemp, writeFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { workspace } from '../workspace.ts';

/** A page's bytes in files, and its headers, so that peers can send the same. */
export type PreparedPage = {
  folder: string;
  /** Paths below the folder: the plain page, and the compressed one. */
  files: { plain: string; brotli: string };
  size: { plain: number; brotli: number };
  headers: [name: string, value: string][];
};

/** Headers that every server sets itself. */
const own = /^(date|connection|keep-alive|etag|transfer-encoding|content-(length|type|encoding))$/;

type Got = { headers: IncomingHttpHeaders; bytes: Buffer };

type Content = { plain: Buffer; brotli: Buffer; headers: [name: string, value: string][] };

async function writePage({ plain, brotli, headers }: Content): Promise<PreparedPage> {
  const folder = await mkdtemp(join(workspace, 'page-'));
  const files = { plain: 'plain.html', brotli: 'brotli.html' };
  await writeFile(join(folder, files.plain), plain);
  await writeFile(join(folder, files.brotli), brotli);
  return { folder, files, size: { plain: plain.length, brotli: brotli.length }, headers };
}

/** The bytes as sent, which `fetch` would decompress. */
const asSent = (url: string, encoding: string): Promise<Got> =>
  new Promise((resolve, reject) => {
    const asked = get(url, { headers: { 'Accept-Encoding': encoding } }, async (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      resolve({ headers: response.headers, bytes: await buffer(response) });
    });
    asked.once('error', reject);
  });

/** Fetches a page as visitors get it. Throws when there is none. */
export async function preparePage(url: string): Promise<PreparedPage> {
  const [plain, brotli] = [await asSent(url, 'identity'), await asSent(url, 'br')];
  const headers = Object.entries(plain.headers)
    .filter(([name]) => !own.test(name))
    .map(([name, value]): [string, string] => [name, String(value)]);
  return writePage({ plain: plain.bytes, brotli: brotli.bytes, headers });
}

const oneLine = Buffer.from(
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">' +
    '<title>One line</title><p>One line.</p></html>',
);

/** The least a page can be: what a browser needs for it, it needs for every page. */
export const preparePageOfOneLine = (): Promise<PreparedPage> =>
  writePage({ plain: oneLine, brotli: brotliCompressSync(oneLine), headers: [] });
