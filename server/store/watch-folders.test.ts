import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { watchFolders } from './watch-folders.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const step of undo.splice(0)) await step();
});

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'watch-'));
  undo.push(() => rm(path, { recursive: true }));
  return path;
}

/** Each reading of the clock is this much later than the one before. */
function slowedTo(ms: number): void {
  let looks = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => ms * ++looks);
}

it('reports a folder that is never quiet all the same', async () => {
  const root = await folder();
  const warned = once(process, 'warning').then(([warning]) => `warned: ${String(warning)}`);
  const told = new Promise<string>((changed) => {
    const listener = { changed: (_: string, name: string) => changed(name) };
    undo.push(watchFolders(root, [''], { ...listener, allChanged: () => {}, failed: () => {} }));
  });
  slowedTo(5_000);
  await writeFile(join(root, 'home.json'), '{}');
  expect(await Promise.race([warned, told])).toBe('home.json');
});

it('tells of a folder that cannot be watched, and watches the others', async () => {
  const root = await folder();
  const failed = vi.fn();
  const told = new Promise<string>((changed) => {
    const listener = { changed: (_: string, name: string) => changed(name) };
    undo.push(watchFolders(root, ['posts', ''], { ...listener, allChanged: () => {}, failed }));
  });
  expect(failed).toHaveBeenCalledWith('posts', expect.objectContaining({ code: 'ENOENT' }));
  await writeFile(join(root, 'home.json'), '{}');
  expect(await told).toBe('home.json');
});
