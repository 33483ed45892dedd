import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { until } from '../../tests/fixtures/disk-store.ts';
import { listeningLog } from '../../tests/fixtures/log.ts';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { UploadFolder } from '../uploads/upload-folder.ts';
import { JsonFolder } from './json-folder.ts';
import { Writability } from './writability.ts';

/** A content folder whose `posts` and `uploads` can be put out of use, and a log of it. */
async function openFolder() {
  const root = await tempFolder();
  const { log, lines } = listeningLog();
  const backend = new JsonFolder(root);
  await backend.prepare(['posts', 'uploads']);
  const release = await backend.own(['posts'], log);
  onTestFinished(release);
  const uploads = new UploadFolder(root, log);
  onTestFinished(uploads.close);
  const at = (folder: string) => join(root, folder);
  const spoil = async (folder: string) => {
    await rm(at(folder), { recursive: true });
    await writeFile(at(folder), 'a file where the folder was');
  };
  const mend = async (folder: string) => {
    await rm(at(folder));
    await mkdir(at(folder));
  };
  const told = () => lines.map(({ msg }) => msg).filter((line) => line.includes('written'));
  return { backend, release, uploads, at, spoil, mend, told };
}

const key = { folder: 'posts', id: 'a' };

describe('a folder that cannot be written', () => {
  it('is named from the first refused write until one works again', async () => {
    const { backend, spoil, mend, told } = await openFolder();
    expect(backend.unwritable()).toEqual({});
    await spoil('posts');
    for (let n = 0; n < 2; n++) await expect(backend.put(key, {})).rejects.toThrow('ENOTDIR');
    expect(backend.unwritable()).toEqual({ 'posts/': 'cannot be written (ENOTDIR)' });
    await mend('posts');
    await backend.put(key, {});
    expect(backend.unwritable()).toEqual({});
    expect(told()).toEqual(['posts/ cannot be written (ENOTDIR)', 'posts/ can be written again']);
  });

  it('is named no more once it can be, though nothing is saved, and nothing is left in it', async () => {
    const { backend, at, spoil, mend, told } = await openFolder();
    await spoil('posts');
    await expect(backend.remove(key)).rejects.toThrow('ENOTDIR');
    await mend('posts');
    await until(() => Object.keys(backend.unwritable()).length === 0);
    expect(await readdir(at('posts'))).toEqual([]);
    expect(told().at(-1)).toBe('posts/ can be written again');
  });

  it('is named when a picture is refused', async () => {
    const { uploads, spoil, mend } = await openFolder();
    await spoil('uploads');
    await expect(uploads.put('a.webp', Buffer.from('RIFF'))).rejects.toThrow('ENOTDIR');
    expect(uploads.unwritable()).toEqual({ 'uploads/': 'cannot be written (ENOTDIR)' });
    await mend('uploads');
    await uploads.put('a.webp', Buffer.from('RIFF'));
    expect(uploads.unwritable()).toEqual({});
  });

  it('is not one in which only a document was changed meanwhile', async () => {
    const { backend } = await openFolder();
    await expect(backend.put(key, {}, Buffer.from('another'))).rejects.toThrow('meanwhile');
    expect(backend.unwritable()).toEqual({});
  });

  it('is neither tried nor named once the folders are let go of', async () => {
    const { backend, release, spoil } = await openFolder();
    await spoil('posts');
    await expect(backend.put(key, {})).rejects.toThrow('ENOTDIR');
    await release();
    expect(backend.unwritable()).toEqual({});
  });

  it('is tried no more after the end, though a write that was under way fails', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { promise, reject } = Promise.withResolvers<void>();
    const writability = new Writability('anywhere');
    const written = writability.noting('posts', () => promise);
    writability.close();
    reject(Object.assign(new Error('broken'), { code: 'EIO' }));
    await expect(written).rejects.toThrow('broken');
    expect(vi.getTimerCount()).toBe(0);
  });
});
