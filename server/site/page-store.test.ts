import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { origin } from '../../tests/fixtures/site.ts';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { etagOfBody, fileOf } from './page-record.ts';
import { PageRecords } from './page-records.ts';
import { PageStore } from './page-store.ts';
import { SiteFiles } from './site-files.ts';

const recordOf = (body: string, path = '/about') => {
  return { path, etag: etagOfBody(body), headers: {}, reads: [] };
};

async function openStore() {
  const folder = await tempFolder();
  const files = new SiteFiles(folder, origin);
  await files.open(new PageRecords());
  return { store: new PageStore(files), file: join(folder, fileOf('/about')), folder };
}

describe('a page', () => {
  it('is available at once, and on disk a moment later', async () => {
    const { store, file } = await openStore();
    const record = recordOf('one');
    const written = store.write(record, Buffer.from('one'), undefined);
    expect(await store.read(record)).toEqual(Buffer.from('one'));
    await written;
    expect(await readFile(file, 'utf8')).toBe('one');
    expect(await store.read(record)).toEqual(Buffer.from('one'));
    expect(store.written).toBe(1);
  });

  it('that was replaced meanwhile is not written', async () => {
    const { store, file } = await openStore();
    for (const body of ['one', 'two', 'three'])
      void store.write(recordOf(body), Buffer.from(body), undefined);
    await store.idle();
    expect([await readFile(file, 'utf8'), store.written]).toEqual(['three', 1]);
    expect(await store.read(recordOf('one'))).toBeNull();
  });

  it('that is on disk already is not written again, unless its file was altered', async () => {
    const { store, file } = await openStore();
    await store.write(recordOf('one'), Buffer.from('one'), undefined);
    await store.write(recordOf('one'), Buffer.from('one'), recordOf('one'));
    expect(store.written).toBe(1);
    await writeFile(file, 'defaced');
    await store.write(recordOf('one'), Buffer.from('one'), recordOf('one'));
    expect([await readFile(file, 'utf8'), store.written]).toEqual(['one', 2]);
  });

  it('that was seen once counts as present until a read finds it missing', async () => {
    const { store, file } = await openStore();
    const record = recordOf('one');
    expect(await store.has(record)).toBe(false);
    await store.write(record, Buffer.from('one'), undefined);
    await writeFile(file, 'defaced');
    expect(await store.has(record)).toBe(true);
    expect(await store.read(record)).toBeNull();
    expect(await store.has(record)).toBe(false);
  });

  it('that cannot be written says so, and is no longer available', async () => {
    const { store, folder } = await openStore();
    await writeFile(join(folder, 'about'), 'a file in the way');
    const record = recordOf('one');
    await expect(store.write(record, Buffer.from('one'), undefined)).rejects.toThrow();
    expect(await store.read(record)).toBeNull();
  });

  it('that could not be recorded counts as missing, whatever file is in its place', async () => {
    const { store, folder } = await openStore();
    const record = recordOf('one');
    await store.write(record, Buffer.from('one'), undefined);
    const journal = join(folder, '.publisher');
    await rm(journal, { recursive: true });
    await writeFile(journal, 'a file in the way');
    const later = { ...record, reads: [{ url: '/api/profile', etag: 'b', tags: [] }] };
    const writing = store.write(later, Buffer.from('one'), record);
    await expect(Promise.all([writing, store.stored(later)])).rejects.toThrow();
    expect(await store.has(later)).toBe(false);
    await rm(journal);
    await mkdir(journal);
    const again = { ...later };
    await store.write(again, Buffer.from('one'), later);
    expect([await store.has(again), store.isUnderWay('/about')]).toEqual([true, false]);
    expect(await readFile(join(journal, 'pages.jsonl'), 'utf8')).toContain('"b"');
  });

  it('that is removed right after it was made leaves nothing behind', async () => {
    const { store, file } = await openStore();
    const record = recordOf('one');
    void store.write(record, Buffer.from('one'), undefined);
    await store.remove(record);
    await expect(readFile(file)).rejects.toThrow('ENOENT');
    expect(await store.read(record)).toBeNull();
  });

  it('is removed with what a crash left of writing it or its compressed copies', async () => {
    const { store, folder, file } = await openStore();
    const record = recordOf('one');
    await store.write(record, Buffer.from('one'), undefined);
    for (const half of ['.tmp', '.gz.tmp', '.br.tmp']) await writeFile(file + half, 'half of two');
    await store.remove(record);
    expect(await readdir(folder)).toEqual(['.publisher']);
  });

  it('is stored while others are removed from the folder it is put in', async () => {
    const { store, folder } = await openStore();
    for (let n = 1; n <= 100; n++) {
      const [gone, ...kept] = [0, 1, 2].map((more) => recordOf('', `/blog/page/${n + more}`));
      const write = (page = recordOf('')) => store.write(page, Buffer.of(), undefined);
      await write(gone);
      const removed = gone && store.remove(gone);
      await Promise.all([removed, ...kept.map((page) => write(page))]);
      await Promise.all(kept.map((page) => store.remove(page)));
    }
    expect(await readdir(folder)).toEqual(['.publisher']);
  });
});
