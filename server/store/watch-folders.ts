import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Editors and `git pull` write in bursts: a name is told once its folder has been quiet. */
const QUIET_MS = 40;
/** A folder that is never quiet is told of all the same. */
const PATIENCE_MS = 1_000;
/** Past so many names the system may have dropped some: then every file is looked at. */
const BURST = 500;

type Tell = { changed: (name: string) => void; failed: (error: Error) => void };

class FolderWatch {
  readonly #watcher: FSWatcher;
  readonly #path: string;
  readonly #tellers: Tell;
  readonly #names = new Set<string>();
  #all = false;
  #since: number | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(path: string, tellers: Tell) {
    this.#path = path;
    this.#tellers = tellers;
    this.#watcher = watch(path, { persistent: false }, (_event, name) => this.note(name));
    this.#watcher.on('error', (error) => this.#give(error));
  }

  /** Takes up a name to be told of soon; null stands for every file there is. */
  note(name: string | null): void {
    if (name === null) this.#all = true;
    else this.#names.add(name);
    this.#since ??= Date.now();
    const patience = this.#since + PATIENCE_MS - Date.now();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tell(), Math.min(QUIET_MS, patience)).unref();
  }

  #tell(): void {
    const names = new Set([...this.#names, ...this.#present()]);
    this.#names.clear();
    this.#all = false;
    this.#since = undefined;
    for (const name of names) this.#tellers.changed(name);
  }

  #present(): string[] {
    if (!this.#all && this.#names.size <= BURST) return [];
    try {
      return readdirSync(this.#path);
    } catch (error) {
      if (existsSync(this.#path)) this.#give(error as Error);
      return [];
    }
  }

  #give(error: Error): void {
    this.close();
    this.#tellers.failed(error);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#watcher.close();
  }
}

/**
 * Tells of every file in the folders that is written, added or removed, by whomever. A folder that
 * is removed and comes back, as when git changes branches, is followed again.
 *
 * @param folders names under `root`; the empty name is `root` itself. Folders are not descended.
 * @param failed hears of a folder that can no longer be followed.
 * @returns how to stop.
 */
export function watchFolders(
  root: string,
  folders: readonly string[],
  changed: (folder: string, name: string) => void,
  failed: (folder: string, error: Error) => void,
): () => void {
  const watches = new Map<string, FolderWatch>();
  const follow = (folder: string) => {
    watches.get(folder)?.close();
    const tell = (name: string) => {
      changed(folder, name);
      if (folder === '' && folders.includes(name)) followAgain(name);
    };
    const tellers = { changed: tell, failed: (error: Error) => failed(folder, error) };
    watches.set(folder, new FolderWatch(join(root, folder), tellers));
  };
  const followAgain = (folder: string) => {
    if (!existsSync(join(root, folder))) return;
    try {
      follow(folder);
      watches.get(folder)?.note(null);
    } catch (error) {
      failed(folder, error as Error);
    }
  };
  for (const folder of folders) follow(folder);
  return () => {
    for (const one of watches.values()) one.close();
  };
}
