import { chmod, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { DurableJsonFile, removeDurably, writeDurably } from './durable-json.ts';
import { isTemporary } from './replace-file.ts';

type Step = 'open' | 'write' | 'sync' | 'close' | 'rename' | 'folder open' | 'folder sync' | 'rm';

/** The step that fails, the steps that were taken, and the folders that were synced. */
const disk = vi.hoisted(() => ({ failing: '', steps: [] as string[], synced: [] as string[] }));

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const step = (name: string) => {
    disk.steps.push(name);
    if (disk.failing !== name) return;
    disk.failing = '';
    throw Object.assign(new Error(`ENOSPC at ${name}`), { code: 'ENOSPC' });
  };
  const open = async (path: string, flags: string, mode?: number) => {
    const folder = flags === 'r';
    step(folder ? 'folder open' : 'open');
    const handle = await real.open(path, flags, mode);
    return {
      writeFile: async (text: string) => {
        await handle.writeFile(disk.failing === 'write' ? text.slice(0, 3) : text);
        step('write');
      },
      sync: async () => {
        step(folder ? 'folder sync' : 'sync');
        await handle.sync();
        if (folder) disk.synced.push(path);
      },
      close: async () => {
        await handle.close();
        if (!folder) step('close');
      },
    };
  };
  const rename = async (from: string, to: string) => {
    step('rename');
    await real.rename(from, to);
  };
  const rm = async (path: string, options: object) => {
    if (path.endsWith('.json')) step('rm');
    await real.rm(path, options);
  };
  return { ...real, open, rename, rm };
});

afterEach(() => {
  disk.failing = '';
  disk.steps.length = 0;
  disk.synced.length = 0;
});

const old = '{"name":"old"}';

async function storedFile() {
  const folder = await tempFolder();
  const file = join(folder, 'a.json');
  await writeFile(file, old);
  return { folder, file };
}

const writing: Step[] = ['open', 'write', 'sync', 'close', 'rename', 'folder open', 'folder sync'];

describe('a durable write', () => {
  it('goes temporary file, write, sync, close, rename, sync of the folder, in this order', async () => {
    const { file } = await storedFile();
    await writeDurably(file, 'new');
    expect(disk.steps).toEqual(writing);
  });

  it('is acknowledged only when the file holds the new text', async () => {
    const { folder, file } = await storedFile();
    await writeDurably(file, 'new');
    expect(await readFile(file, 'utf8')).toBe('new');
    expect(await readdir(folder)).toEqual(['a.json']);
  });

  it.each(writing)('leaves the file exactly old and no leftover when %s fails', async (step) => {
    const { folder, file } = await storedFile();
    disk.failing = step;
    await expect(writeDurably(file, 'new text')).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await readFile(file, 'utf8')).toBe(old);
    expect(await readdir(folder)).toEqual(['a.json']);
  });

  it.each(writing)('leaves no file where there was none when %s fails', async (step) => {
    const folder = await tempFolder();
    disk.failing = step;
    await expect(writeDurably(join(folder, 'a.json'), 'new')).rejects.toThrow('ENOSPC');
    expect(await readdir(folder)).toEqual([]);
  });

  it('through a link syncs the folder that holds the file', async () => {
    const { folder, file } = await storedFile();
    await mkdir(join(folder, 'links'));
    await symlink('../a.json', join(folder, 'links/a.json'));
    await writeDurably(join(folder, 'links/a.json'), 'new');
    expect([await readFile(file, 'utf8'), disk.synced]).toEqual(['new', [folder]]);
  });

  it('fails, and changes nothing, when its folder is missing or a folder is in the way', async () => {
    const folder = await tempFolder();
    await expect(writeDurably(join(folder, 'no/a.json'), 'new')).rejects.toThrow('ENOENT');
    await mkdir(join(folder, 'a.json'));
    await expect(writeDurably(join(folder, 'a.json'), 'new')).rejects.toThrow('EISDIR');
    expect(await readdir(folder)).toEqual(['a.json']);
  });
});

describe('a file that was put back', () => {
  it('is readable by the same users as before', async () => {
    const { file } = await storedFile();
    await chmod(file, 0o600);
    disk.failing = 'folder sync';
    await expect(writeDurably(file, 'new', { mode: 0o600 })).rejects.toThrow('ENOSPC');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });
});

describe('a durable removal', () => {
  it('is acknowledged only when the file is gone and the folder synced', async () => {
    const { folder, file } = await storedFile();
    await removeDurably(file);
    expect(await readdir(folder)).toEqual([]);
    expect(disk.steps).toEqual(['rm', 'folder open', 'folder sync']);
  });

  it.each<Step>(['rm', 'folder open', 'folder sync'])(
    'keeps the file when %s fails',
    async (step) => {
      const { folder, file } = await storedFile();
      disk.failing = step;
      await expect(removeDurably(file)).rejects.toThrow('ENOSPC');
      expect(await readFile(file, 'utf8')).toBe(old);
      expect(await readdir(folder)).toEqual(['a.json']);
    },
  );
});

describe('a JSON file', () => {
  it('is read as it was written, whatever its characters', async () => {
    const document = new DurableJsonFile<unknown>(join(await tempFolder(), 'a.json'));
    const value = {
      text: 'Grüße 日本 नेपाली \u0000 \ud83d\udca1 "</script>',
      list: [1, null, true],
    };
    await document.write(value);
    expect(await document.read()).toEqual(value);
  });

  it('knows its own temporary files, and no document, by their names', () => {
    expect(isTemporary('.a.json.7b0fd4be-3c0c-4b4e-9d0f-111111111111.tmp')).toBe(true);
    expect(['a.json', 'a.tmp', '.hidden.tmp', 'x.json.tmp'].some(isTemporary)).toBe(false);
  });
});
