import { mkdtemp, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { workspace } from '../workspace.ts';

async function synced(path: string, flags: string, content?: string): Promise<void> {
  const handle = await open(path, flags);
  try {
    if (content !== undefined) await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Gives what writes a text to the disk so that it would survive a power cut, with nothing else
 * around it: to a new file that takes the place of the one before. So much of a save is the disk's.
 */
export async function bareWriter(): Promise<(text: string) => Promise<void>> {
  const folder = await mkdtemp(join(workspace, 'bare-write-'));
  const [next, file] = [join(folder, 'next'), join(folder, 'file')];
  return async (text) => {
    await synced(next, 'w', text);
    await rename(next, file);
    await synced(folder, 'r');
  };
}
