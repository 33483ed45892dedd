import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import {
  addAssets,
  addCompressedCopies,
  addHeaders,
  addRedirects,
  addUploads,
  fetchUploads,
} from './export.ts';

const record = (path: string, headers: Record<string, string>) => ({
  path,
  etag: '"1"',
  headers,
  reads: [],
});

const records = [
  record('/', { 'content-security-policy': 'home' }),
  record('/about', { 'content-security-policy': "script-src 'sha256-x'" }),
  record('/blog/old', { 'content-security-policy': '', location: '/blog/new' }),
  record('/feed.xml', { 'content-security-policy': 'feed' }),
];

const seconds = (n: number) => new Date(n * 1_000);

describe('the folder for static hosts', () => {
  it('contains what pages refer to: the assets of the build, and uploads', async () => {
    const root = await tempFolder();
    await mkdir(join(root, 'dist/client/_astro'), { recursive: true });
    await mkdir(join(root, 'content/uploads'), { recursive: true });
    await writeFile(join(root, 'dist/client/_astro/a.js'), 'a');
    await writeFile(join(root, 'content/uploads/b.webp'), 'b');
    await addAssets(join(root, 'site'), join(root, 'dist'));
    await addUploads(join(root, 'site'), join(root, 'content'));
    expect(await readFile(join(root, 'site/_astro/a.js'), 'utf8')).toBe('a');
    expect(await readFile(join(root, 'site/uploads/b.webp'), 'utf8')).toBe('b');
  });

  it('contains the pictures of another site whose content it shows', async () => {
    const folder = await tempFolder();
    const srcset = '/uploads/a.90x60.webp 90w, /uploads/a.90x60.480.webp 480w';
    await writeFile(
      join(folder, 'index.html'),
      `<img srcset="${srcset}"><img src="/uploads/b.webp">`,
    );
    await writeFile(join(folder, 'rss.xml'), 'https://site.example/uploads/c.webp');
    await writeFile(join(folder, 'a.js'), '"/uploads/"+name');
    const asked: string[] = [];
    const get = async (path: string) => {
      asked.push(path);
      return new Response(path, { status: path.includes('b.webp') ? 404 : 200 });
    };
    expect(await fetchUploads(folder, get)).toEqual(['/uploads/b.webp']);
    const names = ['a.90x60.480.webp', 'a.90x60.webp', 'c.webp'];
    expect((await readdir(join(folder, 'uploads'))).sort()).toEqual(names);
    expect(await readFile(join(folder, 'uploads/c.webp'), 'utf8')).toBe('/uploads/c.webp');
    asked.length = 0;
    await fetchUploads(folder, get);
    expect(asked).toEqual(['/uploads/b.webp']);
  });

  it('lists for hosts the headers of each page, of assets, and of everything', async () => {
    const folder = await tempFolder();
    await addHeaders(folder, records);
    const rules = (await readFile(join(folder, '_headers'), 'utf8')).split(/\n(?=\/)/);
    expect(rules.map((rule) => rule.split('\n')[0])).toEqual([
      '/*',
      '/_astro/*',
      '/',
      '/about',
      '/about/',
      '/blog/old',
      '/blog/old/',
      '/feed.xml',
    ]);
    expect(rules[0]).toContain('\n  X-Content-Type-Options: nosniff\n');
    expect(rules[1]).toContain('immutable');
    const policy = "  Content-Security-Policy: script-src 'sha256-x'";
    expect(rules.slice(3, 5)).toEqual([`/about\n${policy}`, `/about/\n${policy}`]);
  });

  it('lists for hosts which addresses moved permanently', async () => {
    const folder = await tempFolder();
    await addRedirects(folder, records);
    expect(await readFile(join(folder, '_redirects'), 'utf8')).toBe('/blog/old /blog/new 301\n');
  });
});

describe('compressed copies', () => {
  async function withPage() {
    const folder = await tempFolder();
    const page = join(folder, 'about/index.html');
    await mkdir(join(folder, 'about'));
    await mkdir(join(folder, '.publisher'));
    await writeFile(join(folder, 'a.webp'), 'picture');
    await writeFile(join(folder, '.publisher/summaries.json'), '{}');
    const write = async (text: string, at: number) => {
      await writeFile(page, text);
      await utimes(page, seconds(at), seconds(at));
    };
    await write('one', 1);
    await addCompressedCopies(folder);
    return { folder, page, write };
  }

  it('exist for every text, with the same content, and for nothing else', async () => {
    const { folder, page } = await withPage();
    expect(String(brotliDecompressSync(await readFile(`${page}.br`)))).toBe('one');
    expect(String(gunzipSync(await readFile(`${page}.gz`)))).toBe('one');
    expect((await readdir(folder)).sort()).toEqual(['.publisher', 'a.webp', 'about']);
    expect(await readdir(join(folder, '.publisher'))).toEqual(['summaries.json']);
  });

  it('are made again for a text that changed, and for no other', async () => {
    const { folder, page, write } = await withPage();
    const made = async () => (await stat(`${page}.br`)).mtimeMs;
    await utimes(`${page}.br`, seconds(2), seconds(2));
    await addCompressedCopies(folder);
    expect(await made()).toBe(2_000);
    await write('two', 3);
    await addCompressedCopies(folder);
    expect(String(brotliDecompressSync(await readFile(`${page}.br`)))).toBe('two');
    expect(String(gunzipSync(await readFile(`${page}.gz`)))).toBe('two');
  });
});
