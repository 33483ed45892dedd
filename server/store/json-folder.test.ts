import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { InUse } from './file-lock.ts';
import { JsonFolder } from './json-folder.ts';

async function openFolder() {
  const root = await tempFolder();
  const backend = new JsonFolder(root);
  await backend.prepare(['posts']);
  return { root, backend, file: (name: string) => join(root, 'posts', name) };
}

const allOf = async (backend: JsonFolder, folder: string) =>
  (await Array.fromAsync(backend.readAll(folder))).flat();

describe('a folder of JSON files', () => {
  it('creates the content folder, empty, when it is missing', async () => {
    const root = join(await tempFolder(), 'new/content');
    await new JsonFolder(root).prepare(['posts', 'skills']);
    expect((await readdir(root)).sort()).toEqual(['posts', 'skills']);
  });

  it('says so when the content folder cannot be created', async () => {
    const root = await tempFolder();
    await writeFile(join(root, 'content'), 'a file');
    await expect(new JsonFolder(join(root, 'content')).prepare([])).rejects.toThrow('EEXIST');
  });

  it.runIf(existsSync('/proc/self'))(
    'says so, without delay, in folders where none can be created',
    async () => {
      await expect(new JsonFolder('/proc/none/content').prepare([])).rejects.toThrow('ENOENT');
    },
  );

  it('says so when the parent is not a folder', async () => {
    await expect(new JsonFolder('/dev/null/content').prepare([])).rejects.toThrow('ENOTDIR');
  });

  it('removes what unfinished writes left behind, and nothing else', async () => {
    const { backend, root, file } = await openFolder();
    await writeFile(file('.a.json.7b0fd4be-3c0c-4b4e-9d0f-111111111111.tmp'), '{"torn');
    for (const name of ['a.json', '.hidden', 'notes.tmp']) await writeFile(file(name), '{}');
    await backend.prepare(['posts']); // a build does this beside a server, whose write it may be
    expect(await readdir(join(root, 'posts'))).toHaveLength(4);
    const release = await backend.own(['posts']);
    expect((await readdir(join(root, 'posts'))).sort()).toEqual(['.hidden', 'a.json', 'notes.tmp']);
    await release();
  });

  it('has one writer at a time, and the next once that one has closed', async () => {
    const { backend, root } = await openFolder();
    const release = await backend.own([]);
    await expect(new JsonFolder(root).own([])).rejects.toThrow(InUse);
    await expect(new JsonFolder(join(root, 'posts', '..')).own([])).rejects.toThrow(InUse);
    await release();
    await (await new JsonFolder(root).own([]))();
    expect(await allOf(new JsonFolder(root), '')).toEqual([]);
  });

  it('reads every .json file except hidden ones, and nothing else', async () => {
    const { backend, file } = await openFolder();
    for (const name of ['a.json', 'Ü 日本.json', '__proto__.json'])
      await writeFile(file(name), '{}');
    for (const name of ['.b.json', 'c.txt', 'd.json.bak']) await writeFile(file(name), '{}');
    const readings = await allOf(backend, 'posts');
    expect(readings.map(({ key }) => key.id).sort()).toEqual(['__proto__', 'a', 'Ü 日本']);
  });

  it.each([
    ['invalid JSON', '{"a":', 'is not valid JSON'],
    ['an empty file', '', 'is not valid JSON'],
    ['two byte-order marks', '\ufeff\ufeff{}', 'is not valid JSON'],
    ['NUL bytes', '\0\0\0\0', 'is not valid JSON'],
    ['two values', '{}{}', 'is not valid JSON'],
    ['text that is not UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), 'is not UTF-8 text'],
  ])(
    'reports a file with %s as a problem and leaves it byte-identical',
    async (_, bytes, problem) => {
      const { backend, file } = await openFolder();
      await writeFile(file('a.json'), bytes);
      const key = { folder: 'posts', id: 'a' };
      expect(await allOf(backend, 'posts')).toEqual([{ key, problem }]);
      expect(await readFile(file('a.json'))).toEqual(Buffer.from(bytes));
    },
  );

  it('reads a file with the byte-order mark that some editors begin it with', async () => {
    const { backend, file } = await openFolder();
    const bytes = Buffer.from('\ufeff{"name":"日本"}');
    await writeFile(file('a.json'), bytes);
    const key = { folder: 'posts', id: 'a' };
    expect(await allOf(backend, 'posts')).toEqual([{ key, value: { name: '日本' }, bytes }]);
    await backend.put(key, {}, bytes);
    expect(await readFile(file('a.json'), 'utf8')).toBe('{}\n');
  });

  it('reports a folder that is named like a document', async () => {
    const { backend, file } = await openFolder();
    await mkdir(file('a.json'));
    const key = { folder: 'posts', id: 'a' };
    expect(await backend.read(key)).toEqual({ key, problem: 'is a folder, not a file' });
  });

  it.each([
    ['null', null],
    ['[]', []],
    ['{}', {}],
  ])('distinguishes the value %s from a missing file', async (text, value) => {
    const { backend, file } = await openFolder();
    const key = { folder: 'posts', id: 'a' };
    expect(await backend.read(key)).toEqual({ key, gone: true });
    await writeFile(file('a.json'), text);
    expect(await backend.read(key)).toEqual({ key, value, bytes: Buffer.from(text) });
  });

  it('stores readable JSON that ends with a line', async () => {
    const { backend, file } = await openFolder();
    await backend.put({ folder: 'posts', id: 'a' }, { title: 'Ü' });
    expect(await readFile(file('a.json'), 'utf8')).toBe('{\n  "title": "Ü"\n}\n');
  });

  it('stores into a folder that git removed with its last file', async () => {
    const { backend, root, file } = await openFolder();
    await rm(join(root, 'posts'), { recursive: true });
    const ids = ['a', 'b', 'c'];
    await Promise.all(ids.map((id) => backend.put({ folder: 'posts', id }, {})));
    for (const id of ids) expect(await readFile(file(`${id}.json`), 'utf8')).toBe('{}\n');
  });

  it('does not recreate a content folder that is gone, as when a disk is not mounted', async () => {
    const { backend, root } = await openFolder();
    await rm(root, { recursive: true });
    for (const folder of ['posts', ''])
      await expect(backend.put({ folder, id: 'a' }, {})).rejects.toThrow('ENOENT');
  });

  it.each(['../one', '..', '.hidden', 'a/../../one', '/etc/one', 'a\\..\\one', 'a\0'])(
    'has no document %j, whatever files are elsewhere',
    async (id) => {
      const { backend, root } = await openFolder();
      for (const name of ['one.json', 'posts/.hidden.json', 'posts/..json'])
        await writeFile(join(root, name), '{"kept":true}');
      const key = { folder: 'posts', id };
      expect(await backend.read(key)).toEqual({ key, gone: true });
      await expect(backend.put(key, {})).rejects.toThrow('names no document');
      await expect(backend.remove(key)).rejects.toThrow('names no document');
      expect(await readFile(join(root, 'one.json'), 'utf8')).toBe('{"kept":true}');
    },
  );

  it.each(['a'.repeat(250), '日'.repeat(83)])(
    'stores a document whose name is as long as the system allows',
    async (id) => {
      const { backend, file } = await openFolder();
      await writeFile(file(`${id}.json`), '{}');
      await backend.put({ folder: 'posts', id }, { title: 'Ü' });
      expect(await readFile(file(`${id}.json`), 'utf8')).toContain('Ü');
    },
  );

  it('has no document of a longer name', async () => {
    const { backend } = await openFolder();
    const key = { folder: 'posts', id: 'a'.repeat(251) };
    expect(await backend.read(key)).toEqual({ key, gone: true });
  });

  it('removes a document for good', async () => {
    const { backend, root } = await openFolder();
    const key = { folder: 'posts', id: 'a' };
    await backend.put(key, {});
    await backend.remove(key);
    expect(await readdir(join(root, 'posts'))).toEqual([]);
  });
});
