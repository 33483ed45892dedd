import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { holdFolder, InUse, lockName, shareFolder } from './file-lock.ts';

it('a folder is shared by many or held by one, until each lets go', async () => {
  const folder = await tempFolder();
  const [one, other] = [shareFolder(folder), shareFolder(folder)];
  one();
  expect(() => holdFolder(folder)).toThrow(InUse);
  other();
  const release = holdFolder(folder);
  expect(() => shareFolder(folder)).toThrow(InUse);
  expect(() => holdFolder(folder)).toThrow(InUse);
  release();
  onTestFinished(shareFolder(folder));
});

it.skipIf(process.getuid?.() === 0)(
  'a lock that may not be written is refused, because several could hold it at once',
  async () => {
    const folder = await tempFolder();
    await writeFile(join(folder, lockName), '');
    await chmod(join(folder, lockName), 0o444);
    expect(() => holdFolder(folder)).toThrow('EACCES');
  },
);
