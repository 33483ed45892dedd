import { promises as disk } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Backend } from '../../server/store/backend.ts';
import { JsonFolder } from '../../server/store/json-folder.ts';
import { LowdbFolder } from './plain-folder.ts';
import type { Scenario } from './report.ts';

/** A file without its name: what was written to it, and what of that was synced. */
type Inode = { written: string; synced: string | null };

/**
 * A disk in the worst state a power cut can leave: every file with its synced content, and every
 * folder with the names it had when it was synced.
 */
function recordedDisk() {
  const names = new Map<string, Inode>();
  const kept = new Map<string, Inode>();
  const { open, rename, rm: remove, writeFile } = disk;
  const put = (path: string, text: string) => {
    const inode = names.get(path) ?? { written: '', synced: null };
    inode.written = text;
    names.set(path, inode);
  };
  const syncFolder = (folder: string) => {
    for (const path of kept.keys()) if (dirname(path) === folder) kept.delete(path);
    for (const [path, inode] of names) if (dirname(path) === folder) kept.set(path, inode);
  };
  const recorded = {
    open: async (path: string, flags: string, mode?: number) => {
      const handle = await open(path, flags, mode);
      const write = handle.writeFile.bind(handle);
      const sync = handle.sync.bind(handle);
      handle.writeFile = async (data) => {
        put(path, String(data));
        await write(data);
      };
      handle.sync = async () => {
        await sync();
        const inode = names.get(path);
        if (flags === 'r') syncFolder(path);
        else if (inode) inode.synced = inode.written;
      };
      return handle;
    },
    writeFile: async (path: string, data: string) => {
      put(String(path), String(data));
      await writeFile(path, data);
    },
    rename: async (from: string, to: string) => {
      await rename(from, to);
      const inode = names.get(String(from));
      names.delete(String(from));
      if (inode) names.set(String(to), inode);
    },
    rm: async (path: string, options: object) => {
      names.delete(path);
      await remove(path, options);
    },
  };
  Object.assign(disk, recorded);
  syncBuiltinESMExports();
  return {
    /** What could be read after a cut now; null when there is no such file. */
    afterCut: (path: string): string | null => kept.get(path)?.synced ?? null,
    release: () => {
      Object.assign(disk, { open, rename, rm: remove, writeFile });
      syncBuiltinESMExports();
    },
  };
}

export type UnsyncedVerdict = { writes: number; lost: number };

/** Writes this many times, with a power cut right after each acknowledgement. */
export async function cutAfterEach(
  backendOn: (root: string) => Backend,
  writes: number,
): Promise<UnsyncedVerdict> {
  const root = await mkdtemp(join(tmpdir(), 'unsynced-'));
  await new JsonFolder(root).prepare(['posts']);
  const backend = backendOn(root);
  const recorded = recordedDisk();
  try {
    let lost = 0;
    for (let n = 0; n < writes; n++) {
      const [id, value] = [`p${n % 10}`, { version: n }];
      await backend.put({ folder: 'posts', id }, value);
      const after = recorded.afterCut(join(root, 'posts', `${id}.json`));
      if (after === null || (JSON.parse(after || '{}') as { version?: number }).version !== n) {
        lost += 1;
      }
    }
    return { writes, lost };
  } finally {
    recorded.release();
    await rm(root, { recursive: true, force: true });
  }
}

export const onOurs = (root: string) => new JsonFolder(root);
export const onLowdb = (root: string) => new LowdbFolder(root);

export const scenario: Scenario = async (size) => {
  const writes = size === 'long' ? 5_000 : 200;
  const [ours, lowdb] = [await cutAfterEach(onOurs, writes), await cutAfterEach(onLowdb, 200)];
  return [
    {
      promise: 'An acknowledged write rests on nothing that was not synced',
      done: `${writes} writes, a cut after each (simulated: only what was synced is kept)`,
      figure: `${ours.lost} lost`,
      control: `lowdb’s own adapter: ${lowdb.lost} of ${lowdb.writes} lost`,
      kept: ours.lost === 0 && lowdb.lost > 0,
    },
  ];
};
