import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { makeAgain, makeFolder } from './folders.ts';

const disk = vi.hoisted(() => ({ synced: [] as string[] }));

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const open = async (path: string, flags: string) => {
    const handle = await real.open(path, flags);
    const sync = handle.sync.bind(handle);
    handle.sync = async () => {
      await sync();
      disk.synced.push(path);
    };
    return handle;
  };
  return { ...real, open };
});

beforeEach(() => void disk.synced.splice(0));

describe('a folder that is created', () => {
  it('survives a power cut, together with its parents', async () => {
    const root = await tempFolder();
    await makeFolder(join(root, 'content/posts'));
    expect(disk.synced).toEqual([root, join(root, 'content')]);
  });

  it('again would survive a power cut, whoever made it first', async () => {
    const root = await tempFolder();
    await Promise.all([makeAgain(join(root, 'posts')), makeAgain(join(root, 'posts'))]);
    expect(disk.synced).toEqual([root, root]);
  });

  it('costs nothing more where it exists', async () => {
    const root = await tempFolder();
    await makeFolder(root);
    expect(disk.synced).toEqual([]);
  });
});
