import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listeningLog } from '../tests/fixtures/log.ts';
import { tempFolder } from '../tests/fixtures/temp-folder.ts';
import { breakDisk, releaseDisk, takeDisk } from '../tests/torture/faulty-disk.ts';
import { creationsBeside } from './creations-file.ts';

it('the list of new entries leaves nothing on a disk that has no room for it, and is told of', async () => {
  const folder = await tempFolder();
  const { log, lines } = listeningLog();
  const creations = creationsBeside(folder, log);
  takeDisk();
  onTestFinished(releaseDisk);
  breakDisk({ steps: ['write'], code: 'ENOSPC', within: 'creations.jsonl.tmp' });
  await creations.note({ key: 'a', to: '/api/skills/a', etag: '"1"', sent: 'b', at: 0 });
  expect(await readdir(join(folder, '.publisher'))).toEqual([]);
  expect(lines.map(({ msg }) => msg)).toEqual([expect.stringContaining('could not be noted')]);
});
