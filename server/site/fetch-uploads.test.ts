import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { fetchUploads } from './fetch-uploads.ts';

/** A folder of pages, and the site whose content they show, which lacks some uploads. */
async function pagesOf({ lacks = [] as string[] } = {}) {
  const folder = await tempFolder();
  const asked: string[] = [];
  const get = async (path: string) => {
    asked.push(path);
    return new Response(path, { status: lacks.includes(path) ? 404 : 200 });
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
