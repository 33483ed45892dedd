import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { HeldPlace } from './file-identity.ts';
import { type FolderListener, FolderWatch } from './folder-watch.ts';

/** How often to look whether `root` is still the same folder: a link may lead to another unseen. */
const LOOK_MS = 2_000;

/** Logs that a folder can no longer be followed. */
export const notFollowed =
  (log: Logger): FolderListener['failed'] =>
  (folder, error) =>
    log.error(error, `changes in "${folder}" are not seen any more`);

/** The watches of some folders of `root`, each of which can be renewed. */
function watchesOf(root: string, listener: FolderListener) {
  const watches = new Map<string, FolderWatch>();
  const follow = (folder: string) => {
    try {
      watches.set(folder, new FolderWatch(root, folder, listener));
    } catch (error) {
      listener.failed(folder, error as Error);
    }
  };
  const followAgain = (folder: string) => {
    watches.get(folder)?.close();
    if (existsSync(join(root, folder))) follow(folder);
    listener.allChanged(folder);
  };
  const close = () => {
    for (const one of watches.values()) one.close();
  };
  return { follow, followAgain, close };
}

/**
 * Reports every file in the folders that anyone writes, adds or removes. A folder that is removed
 * or moved and comes back, for example when git changes branches, is watched again; so are all when
 * another folder comes into the place of `root`. While there is none, nothing is reported.
 *
 * @param folders names under `root`; the empty name is `root` itself. Folders are not descended.
 * @returns stops watching.
 */
export function watchFolders(
  root: string,
  folders: readonly string[],
  listener: FolderListener,
): () => void {
  const place = new HeldPlace(root);
  const look = () => {
    if (!place.hasChanged()) return;
    place.take();
    if (place.isThere) for (const folder of folders) watches.followAgain(folder);
    else listener.failed('', new Error('The folder is gone.'));
  };
  const changed = (folder: string, name: string) => {
    if (folder === '') look();
    if (!place.isThere) return;
    listener.changed(folder, name);
    if (folder === '' && folders.includes(name)) watches.followAgain(name);
  };
  const watches = watchesOf(root, { ...listener, changed });
  for (const folder of folders) watches.follow(folder);
  const timer = setInterval(look, LOOK_MS).unref();
  return () => {
    clearInterval(timer);
    watches.close();
    place.close();
  };
}
