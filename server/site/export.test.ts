import { mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { breakDisk, releaseDisk, takeDisk } from '../../tests/torture/faulty-disk.ts';
import { filesBelow } from './copied-files.ts';
import { addAssets, addCompressedCopies, addRedirects, addUploads } from './export.ts';

const seconds = (n: number) => new Date(n * 1_000);

/** All files in a folder but what is noted about them, by name. */
const filesIn = async (folder: string) =>
  (await filesBelow(folder)).filter((name) => !name.startsWith('.publisher')).sort();

describe('the folder for static hosts', () => {
  async function places() {
    const root = await tempFolder();
    const folder = join(root, 'site');
    const put = async (name: string, text = name) => {
      await mkdir(dirname(join(root, name)), { recursive: true });
      await writeFile(join(root, name), text);
    };
    await put('dist/client/_astro/a.js');
    await put('content/uploads/b.webp');
    const log = { warn: vi.fn() };
    const site = { folder, pages: ['index.html'], log };
    const add = async () => {
      await addAssets(site, join(root, 'dist'));
      await addUploads(site, join(root, 'content'));
      await addCompressedCopies(folder);
    };
    const remove = (name: string) => rm(join(root, name), { recursive: true });
    const link = (to: string, name: string) => symlink(join(root, to), join(root, name));
    return { folder, put, link, remove, add, log };
  }

  it('contains what pages refer to: the assets of the build, and uploads', async () => {
    const { folder, put, add } = await places();
    await put('dist/client/.nojekyll');
    await put('content/uploads/2024/c d.webp');
    await add();
    expect(await readFile(join(folder, '_astro/a.js'), 'utf8')).toBe('dist/client/_astro/a.js');
    expect(await filesIn(folder)).toEqual([
      '.nojekyll',
      '_astro/a.js',
      '_astro/a.js.br',
      '_astro/a.js.gz',
      'uploads/2024/c d.webp',
      'uploads/b.webp',
    ]);
  });

  it('contains no upload that no visitor can request', async () => {
    const { folder, put, add } = await places();
    await put('content/uploads/.half.webp.tmp');
    await put('content/uploads/.trash/b.webp');
    await add();
    expect(await readdir(join(folder, 'uploads'))).toEqual(['b.webp']);
  });

  it('contains the files that linked uploads lead to, not the links, however often it is made', async () => {
    const { folder, put, link, add } = await places();
    await put('elsewhere/c.webp', 'linked');
    await link('elsewhere/c.webp', 'content/uploads/c.webp');
    await link('elsewhere', 'content/uploads/folder');
    await link('nowhere.webp', 'content/uploads/d.webp');
    await put('site/uploads/own.webp');
    await link('elsewhere/c.webp', 'site/uploads/c.webp'); // as exports once copied links
    for (let times = 1; times <= 2; times++) {
      await add();
      const uploads = await readdir(join(folder, 'uploads'), { withFileTypes: true });
      expect(uploads.every((entry) => entry.isFile())).toBe(true);
      expect(uploads.map(({ name }) => name).sort()).toEqual(['b.webp', 'c.webp', 'own.webp']);
      expect(await readFile(join(folder, 'uploads/c.webp'), 'utf8')).toBe('linked');
    }
  });

  it('contains nothing that was copied before and is there no more', async () => {
    const { folder, put, remove, add } = await places();
    await put('dist/client/robots.txt');
    await put('content/uploads/2024/c.webp');
    await add();
    await remove('dist/client');
    await remove('content/uploads');
    await put('dist/client/robots.txt/now-a-folder.css');
    await put('content/uploads/2024');
    await add();
    expect(await filesIn(folder)).toEqual([
      'robots.txt/now-a-folder.css',
      'robots.txt/now-a-folder.css.br',
      'robots.txt/now-a-folder.css.gz',
      'uploads/2024',
    ]);
  });

  it('keeps files that no export made, and what has taken the place of a copied file', async () => {
    const { folder, put, remove, add } = await places();
    await put('dist/client/index.html');
    await add();
    await remove('dist/client');
    await put('dist/client/uploads/b.webp');
    await remove('content/uploads/b.webp');
    const others = ['_astro/own.js', 'CNAME', 'uploads/own.webp'];
    for (const name of others) await put(join('site', name));
    await put('site/index.html', 'the page');
    await add();
    expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('the page');
    expect(await filesIn(folder)).toEqual(
      expect.arrayContaining([...others, 'index.html', 'uploads/b.webp']),
    );
    expect(await filesIn(folder)).not.toContain('_astro/a.js');
  });

  it.each(['{"assets":["_ast', 'null', '{"assets":[1]}'])(
    'is made though the list of what was copied is damaged (%s), which is told and made anew',
    async (damaged) => {
      const { put, remove, add, log, folder } = await places();
      await add();
      await put('site/.publisher/copied.json', damaged);
      await add();
      const stays = expect.stringContaining('copied.json was damaged');
      expect(log.warn.mock.calls).toEqual([[stays]]);
      await remove('content/uploads/b.webp');
      await add();
      expect(await readdir(folder)).not.toContain('uploads');
    },
  );

  it('lists for hosts which addresses moved permanently', async () => {
    const folder = await tempFolder();
    const record = { path: '/blog/old', etag: '"1"', reads: [] };
    const stays = { ...record, path: '/about', headers: {} };
    await addRedirects(folder, [{ ...record, headers: { location: '/blog/new' } }, stays]);
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
    const made = async () => (await stat(`${page}.br`)).ino;
    const before = await made();
    await addCompressedCopies(folder);
    expect(await made()).toBe(before);
    await write('two', 3);
    await addCompressedCopies(folder);
    expect(String(brotliDecompressSync(await readFile(`${page}.br`)))).toBe('two');
    expect(String(gunzipSync(await readFile(`${page}.gz`)))).toBe('two');
  });

  it('are made again for a text that an older one replaced, as after the clock was set back', async () => {
    const { folder, page, write } = await withPage();
    await write('before', 0);
    await addCompressedCopies(folder);
    expect(String(brotliDecompressSync(await readFile(`${page}.br`)))).toBe('before');
  });

  it('are whole or not there when the disk is full, and made once there is room', async () => {
    const { folder, page, write } = await withPage();
    await write('longer words', 3);
    for (const copy of ['.br', '.gz']) await rm(page + copy);
    takeDisk();
    onTestFinished(releaseDisk);
    breakDisk({ steps: ['write'], code: 'ENOSPC', within: 'index.html.br' });
    await expect(addCompressedCopies(folder)).rejects.toThrow('ENOSPC');
    expect((await readdir(join(folder, 'about'))).sort()).toEqual(['index.html', 'index.html.gz']);
    breakDisk();
    await addCompressedCopies(folder);
    expect(String(brotliDecompressSync(await readFile(`${page}.br`)))).toBe('longer words');
  });
});
