import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { until } from '../../tests/fixtures/disk-store.ts';
import { silent } from '../../tests/fixtures/log.ts';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { breakDisk, releaseDisk, takeDisk } from '../../tests/torture/faulty-disk.ts';
import { NotStored } from '../store/errors.ts';
import { storeImage } from './images.ts';
import { UploadFolder } from './upload-folder.ts';

const bytes = Buffer.from('RIFF');

/** The uploads of a content folder, and the names that were reported. */
async function openUploads() {
  const content = await tempFolder();
  const folder = join(content, 'uploads');
  await mkdir(folder);
  const uploads = new UploadFolder(content, silent);
  onTestFinished(uploads.close);
  const told: string[] = [];
  uploads.onChange((name) => told.push(name));
  return { content, folder, uploads, told };
}

const picture = (width: number) =>
  sharp({ create: { width, height: 5, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

describe('a folder of uploads', () => {
  it('is created with its first file', async () => {
    const { folder, uploads } = await openUploads();
    await rm(folder, { recursive: true });
    await Promise.all(['a', 'b'].map((name) => uploads.put(name, bytes)));
    expect(await readFile(join(folder, 'b'))).toEqual(bytes);
  });

  it('does not recreate a content folder that is gone', async () => {
    const { content, uploads } = await openUploads();
    await rm(content, { recursive: true });
    await expect(uploads.put('a', bytes)).rejects.toThrow('ENOENT');
  });

  it('measures pictures, and finds nothing under a name no file can have', async () => {
    const { folder, uploads } = await openUploads();
    await writeFile(join(folder, 'a.png'), await picture(8));
    await writeFile(join(folder, 'b.png'), bytes);
    const sizes = ['a.png', 'b.png'].map(async (name) => (await uploads.find(name))?.size());
    expect(await Promise.all(sizes)).toEqual([{ width: 8, height: 5 }, null]);
    expect(await uploads.find(`${'long'.repeat(99)}.png`)).toBeNull();
  });

  it('reports a file that was asked for once it arrives, is replaced or goes, and no other', async () => {
    const { folder, uploads, told } = await openUploads();
    const width = async () => (await (await uploads.find('a.png'))?.size())?.width;
    const steps = [
      () => picture(8).then((image) => writeFile(join(folder, 'a.png'), image)),
      () => picture(9).then((image) => writeFile(join(folder, 'a.png'), image)),
      () => rm(join(folder, 'a.png')),
    ];
    const widths = [await width()];
    for (const [n, step] of steps.entries()) {
      await writeFile(join(folder, 'other.png'), bytes);
      await step();
      await until(() => told.length > n);
      widths.push(await width());
    }
    expect(widths).toEqual([undefined, 8, 9, undefined]);
    expect(new Set(told)).toEqual(new Set(['a.png']));
  });

  it('reports what a folder brings that takes its place', async () => {
    const { content, folder, uploads, told } = await openUploads();
    await mkdir(join(content, 'other'));
    await writeFile(join(content, 'other/a.png'), bytes);
    const before = await uploads.find('a.png');
    await rename(folder, join(content, 'away'));
    await rename(join(content, 'other'), folder);
    await until(() => told.length > 0);
    expect([before, await uploads.find('a.png')]).toEqual([null, expect.anything()]);
  });

  it('hold no part of a picture for which the disk has no room, and all of it once there is', async () => {
    const { folder, uploads } = await openUploads();
    takeDisk();
    onTestFinished(releaseDisk);
    const image = await picture(1600);
    breakDisk({ steps: ['write'], code: 'ENOSPC', within: '.1600x5.webp' });
    const refused = await storeImage(uploads, image).catch((error: unknown) => error);
    expect(new NotStored(refused).full).toBe(true);
    const copies = ['.1600x5.480.webp', '.1600x5.960.webp'];
    const held = async () => (await readdir(folder)).map((name) => name.slice(22)).sort();
    expect(await held()).toEqual(copies);
    breakDisk();
    await storeImage(uploads, image);
    expect(await held()).toEqual([...copies, '.1600x5.webp']);
  });
});
