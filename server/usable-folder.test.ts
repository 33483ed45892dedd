import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { silent } from '../tests/fixtures/log.ts';
import { tempFolder } from '../tests/fixtures/temp-folder.ts';
import { openOwnContent } from './open-content.ts';

it('where something within a folder is in the way, a refused start names it', async () => {
  const folder = await tempFolder();
  const inTheWay = join(folder, 'posts');
  await writeFile(inTheWay, 'a file');
  await expect(openOwnContent(folder, silent)).rejects.toThrow(
    `CONTENT_DIR ${folder} cannot be created or written (EEXIST: ${inTheWay}).`,
  );
});
