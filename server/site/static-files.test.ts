import { mkdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { staticFiles } from './static-files.ts';

async function folder() {
  const root = await tempFolder();
  const inside = join(root, 'public');
  await mkdir(join(inside, 'sub/.hidden'), { recursive: true });
  const files = ['a.txt', 'ä b.txt', '100%.txt', 'sub/b.css', '.env', 'sub/.hidden/c.txt'];
  for (const name of files) await writeFile(join(inside, name), name);
  await writeFile(join(root, 'secret.txt'), 'secret');
  await mkdir(join(root, 'public-not'));
  await writeFile(join(root, 'public-not/secret.txt'), 'secret');
  return { inside, find: staticFiles({ folder: inside, cacheControl: (path) => `for ${path}` }) };
}

describe('static files', () => {
  it.each([
    ['/a.txt', 'a.txt', 'text/plain; charset=utf-8'],
    ['/%C3%A4%20b.txt', 'ä b.txt', 'text/plain; charset=utf-8'],
    ['/100%25.txt', '100%.txt', 'text/plain; charset=utf-8'],
    ['/sub/b.css', 'sub/b.css', 'text/css; charset=utf-8'],
  ])('finds %s with its type and how long to keep it', async (path, text, type) => {
    const { find } = await folder();
    const file = await find(path);
    expect(String(await file?.bytes())).toBe(text);
    expect(file?.headers).toEqual({ 'content-type': type, 'Cache-Control': `for ${path}` });
  });

  it.each([
    '/none.txt',
    '/',
    '/sub',
    '/sub/',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/sub/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/sub\\..\\..\\secret.txt',
    '/%252e%252e%252fsecret.txt',
    '/../public-not/secret.txt',
    '/..%2fpublic-not%2fsecret.txt',
    '/a.txt%00',
    '/a.txt%00.css',
    '/a.txt/b',
    '/.env',
    '/%2eenv',
    '/sub/.hidden/c.txt',
    '/sub%2f.hidden%2fc.txt',
    '/sub%5c.hidden%5cc.txt',
    '/%',
    '/%E0%A4%A',
    '/%FF',
    `/${'a'.repeat(5_000)}`,
  ])('returns nothing for %s', async (path) => {
    const { find } = await folder();
    expect(await find(path)).toBeNull();
  });

  it('reports a file that cannot be looked at, and does not take it for a missing one', async () => {
    const { inside, find } = await folder();
    await symlink('itself.txt', join(inside, 'itself.txt'));
    await expect(find('/itself.txt')).rejects.toThrow('ELOOP');
  });

  it('gives another ETag when a file has changed', async () => {
    const { inside, find } = await folder();
    const etag = async () => (await find('/a.txt'))?.etag;
    const before = await etag();
    expect(before).toMatch(/^"[\w-]{22}"$/);
    expect(await etag()).toBe(before);
    await writeFile(join(inside, 'a.txt'), 'A.TXT');
    await utimes(join(inside, 'a.txt'), 1, 1);
    expect(await etag()).not.toBe(before);
  });
});
