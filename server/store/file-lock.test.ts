import { expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { holdFolder, InUse, shareFolder } from './file-lock.ts';

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
