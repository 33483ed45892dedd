import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';

/** Editors and `git pull` write in bursts: names are reported once their folder has been quiet. */
const QUIET_MS = 40;
/** A folder that is never quiet is reported all the same. */
const PATIENCE_MS = 1_000;
/** Past this many names the system may have dropped some: then every file is to be read again. */
const BURST = 500;

/** Hears of changes in folders. */
export type FolderListener = {
  changed: (folder: string, name: string) => void;
  /** Anything in the folder may have changed. */
  allChanged: (folder: string) => void;
  /** The folder can no longer be followed. */
  failed: (folder: string, error: Error) => void;
};

/** Reports what anyone writes, adds or removes in one folder, until it is closed. */
export class FolderWatch {
  readonly #watcher: FSWatcher;
  readonly #folder: string;
  readonly #listener: FolderListener;
  readonly #names = new Set<string>();
  #all = false;
  #since: number | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(root: string, folder: string, listener: FolderListener) {
    this.#folder = folder;
    this.#listener = listener;
    const path = join(root, folder);
    this.#watcher = watch(path, { persistent: false }, (_event, name) => this.#note(name));
    this.#watcher.on('error', (error) => {
      this.close();
      listener.failed(folder, error);
    });
  }

  #note(name: string | null): void {
    if (name !== null) this.#names.add(name);
    this.#all ||= name === null || this.#names.size > BURST;
    this.#since ??= performance.now();
    const patience = Math.max(0, this.#since + PATIENCE_MS - performance.now());
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tell(), Math.min(QUIET_MS, patience)).unref();
  }

  #tell(): void {
    const [names, all] = [[...this.#names], this.#all];
    this.#names.clear();
    this.#all = false;
    this.#since = undefined;
    if (all) this.#listener.allChanged(this.#folder);
    for (const name of names) this.#listener.changed(this.#folder, name);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#watcher.close();
  }
}
