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
 * Returns a function that writes a text so that it survives a power cut, and nothing more: to a new
 * file that replaces the old one. This is the disk's share of a save.
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
