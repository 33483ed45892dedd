import { writeSync } from 'node:fs';
import { JsonFolder } from '../../server/store/json-folder.ts';
import { LowdbFolder } from './plain-folder.ts';

/* Writes documents continuously and prints each once it is acknowledged. */
const [, , store, root = ''] = process.argv;
const folder = store === 'lowdb' ? new LowdbFolder(root) : new JsonFolder(root);
await folder.prepare(['posts']);

const body = 'Words enough to need more than one block of a disk. '.repeat(120);

async function write(id: string): Promise<void> {
  for (let version = 1; ; version++) {
    await folder.put({ folder: 'posts', id }, { version, body });
    writeSync(1, `${id} ${version}\n`);
  }
}
await Promise.all(['a', 'b', 'c', 'd'].map(write));
