import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Low } from 'lowdb';
import { JSONFile } from 'lowdb/node';
import type { Key } from '../../server/store/backend.ts';
import { JsonFolder } from '../../server/store/json-folder.ts';

/** The control: documents written in place, as a careless program does. */
export class PlainFolder extends JsonFolder {
  readonly #root: string;

  constructor(root: string) {
    super(root);
    this.#root = root;
  }

  override async put({ folder, id }: Key, value: unknown): Promise<void> {
    await writeFile(join(this.#root, folder, `${id}.json`), `${JSON.stringify(value, null, 2)}\n`);
  }
}

/** The control: documents written by lowdb's own adapter, which renames but does not fsync. */
export class LowdbFolder extends JsonFolder {
  readonly #root: string;

  constructor(root: string) {
    super(root);
    this.#root = root;
  }

  override async put({ folder, id }: Key, value: unknown): Promise<void> {
    const document = new Low<unknown>(new JSONFile(join(this.#root, folder, `${id}.json`)), null);
    document.data = value;
    await document.write();
  }
}
