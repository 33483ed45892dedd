import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { uploadFolder } from './upload-store.ts';

const bytes = Buffer.from('RIFF');

describe('a folder of uploads', () => {
  it('is created with its first file', async () => {
    const content = await tempFolder();
    await Promise.all(['a', 'b'].map((name) => uploadFolder(content).put(name, bytes)));
    expect(await readFile(join(content, 'uploads/b'))).toEqual(bytes);
  });

  it('does not recreate a content folder that is gone', async () => {
    const content = await tempFolder();
    await rm(content, { recursive: true });
    await expect(uploadFolder(content).put('a', bytes)).rejects.toThrow('ENOENT');
  });
});
