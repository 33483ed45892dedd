import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { BadSetting } from '../env.ts';
import { fetchUploads } from './fetch-uploads.ts';

/** A folder of pages, and the site whose content they show, which lacks some uploads. */
async function pagesOf({ lacks = [] as string[], status = 404 } = {}) {
  const folder = await tempFolder();
  const asked: string[] = [];
  const get = async (path: string) => {
    asked.push(path);
    return new Response(path, { status: lacks.includes(path) ? status : 200 });
  };
  const page = (text: string, name = 'index.html') => writeFile(join(folder, name), text);
  const fetchAll = () => fetchUploads({ folder, pages: ['index.html'] }, get);
  const uploads = async () => (await readdir(join(folder, 'uploads'))).sort();
  return { folder, asked, page, fetchAll, uploads };
}

it('fetches the pictures that pages show, once', async () => {
  const { folder, asked, page, fetchAll, uploads } = await pagesOf({ lacks: ['/uploads/b.webp'] });
  const srcset = '/uploads/a.90x60.webp 90w, /uploads/a.90x60.480.webp 480w';
  await page(`<img srcset="${srcset}"><img src="/uploads/b.webp">`);
  await page('<url>https://site.example/uploads/c.webp</url>', 'rss.xml');
  await page('"/uploads/"+name', 'a.js');
  expect(await fetchAll()).toEqual(['/uploads/b.webp']);
  expect(await uploads()).toEqual(['a.90x60.480.webp', 'a.90x60.webp', 'c.webp']);
  expect(await readFile(join(folder, 'uploads/c.webp'), 'utf8')).toBe('/uploads/c.webp');
  asked.length = 0;
  await fetchAll();
  expect(asked).toEqual(['/uploads/b.webp']);
});

it('takes no picture for missing that cannot be had at the moment', async () => {
  const { page, fetchAll, uploads } = await pagesOf({ lacks: ['/uploads/a.webp'], status: 503 });
  await page('<img src="/uploads/a.webp"><img src="/uploads/b.webp">');
  await expect(fetchAll()).rejects.toThrow('/uploads/a.webp could not be fetched (status 503).');
  await expect(fetchAll()).rejects.toThrow(BadSetting);
  await expect(uploads()).rejects.toThrow('ENOENT');
});

it('removes pictures that it fetched and pages show no more, and no others', async () => {
  const { folder, page, fetchAll, uploads } = await pagesOf({ lacks: ['/uploads/by-hand.webp'] });
  await mkdir(join(folder, 'uploads'));
  await writeFile(join(folder, 'uploads/own.webp'), 'own');
  await page('<img src="/uploads/a.webp"><img src="/uploads/own.webp">');
  await page('<img src="/uploads/b.webp"><img src="/uploads/by-hand.webp">', 'b.html');
  await fetchAll();
  await writeFile(join(folder, 'uploads/by-hand.webp'), 'own');
  await fetchAll();
  expect(await uploads()).toEqual(['a.webp', 'b.webp', 'by-hand.webp', 'own.webp']);
  await page('', 'b.html');
  await fetchAll();
  expect(await uploads()).toEqual(['a.webp', 'by-hand.webp', 'own.webp']);
  await page('');
  await fetchAll();
  expect(await uploads()).toEqual(['by-hand.webp', 'own.webp']);
});

it('fetches pictures whatever their names, and stores them as a server names them', async () => {
  const { asked, page, fetchAll, uploads } = await pagesOf();
  await page('<img src="/uploads/my%20photo.jpg"><img src="/uploads/%E5%9B%B3.png?v=2">');
  await page('<img src="/uploads/2024/site.jpg"><img src="/uploads/図.png">', 'b.html');
  expect(await fetchAll()).toEqual([]);
  expect(asked).toHaveLength(3);
  expect(await uploads()).toEqual(['2024', 'my photo.jpg', '図.png']);
});

it.each([
  '/uploads/../out.txt',
  '/uploads/%2e%2e/out.txt',
  '/uploads/..%2fout.txt',
  '/uploads/a/..%2f..%2f..%2fout.txt',
  '/uploads/..%5cout.txt',
  '/uploads//../../out.txt',
  '/uploads/a%00.txt',
  '/uploads/.publisher/x',
  '/uploads/%',
  '/uploads/folder/',
])('never asks for %s, and writes nothing', async (address) => {
  const { folder, asked, page, fetchAll } = await pagesOf();
  await page(`<img src="${address}">`);
  expect(await fetchAll()).toEqual([address]);
  expect(asked).toEqual([]);
  expect((await readdir(folder)).sort()).toEqual(['.publisher', 'index.html']);
});

it('writes within the folder where an address looks like another place', async () => {
  const { folder, page, fetchAll } = await pagesOf();
  await page('<img src="/uploads//etc/a.txt"><img src="/uploads/%2fb.txt">');
  await page('<img src="/uploads/%252e%252e/c.txt">', 'b.html');
  expect(await fetchAll()).toEqual([]);
  const found = await readdir(join(folder, 'uploads'), { recursive: true });
  expect(found.sort()).toEqual(['%2e%2e', '%2e%2e/c.txt', 'b.txt', 'etc', 'etc/a.txt']);
});
