import { cp, mkdir, rename, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { until } from '../../tests/fixtures/disk-store.ts';
import { listeningLog } from '../../tests/fixtures/log.ts';
import { skill } from '../../tests/fixtures/skills.ts';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { UploadFolder } from '../uploads/upload-folder.ts';
import { ContentStore } from './content-store.ts';
import { NotStored } from './errors.ts';
import { holdFolder, InUse } from './file-lock.ts';
import { JsonFolder } from './json-folder.ts';

const skillFile = (name: string) => JSON.stringify(skill(name));

/** A folder with one skill. */
async function contentAt(path: string, name: string): Promise<void> {
  await mkdir(join(path, 'skills'), { recursive: true });
  await mkdir(join(path, 'uploads'));
  await writeFile(join(path, 'skills/a.json'), skillFile(name));
}

/** A store that owns a folder, `live`, with another beside it, `backup`. */
async function opened({ link = false } = {}) {
  const root = await tempFolder();
  const at = (name: string) => join(root, name);
  await contentAt(at(link ? 'first' : 'live'), 'one');
  if (link) await symlink(at('first'), at('live'));
  await contentAt(at('backup'), 'two');
  const { log, lines } = listeningLog();
  const backend = new JsonFolder(at('live'));
  const release = await backend.own(['skills'], log);
  const store = await ContentStore.open(backend, log);
  onTestFinished(() => store.close().then(release));
  const named = () => store.collection('skills').get('a')?.value.name;
  const save = () => store.collection('skills').put('b', () => skill('saved'));
  return { at, log, lines, store, named, save };
}

const another = (path: string) => new JsonFolder(path).own([]);

/** Whether the folder is locked at this moment; it is not held on to, so that it can be. */
function isLocked(path: string): boolean {
  try {
    holdFolder(path)();
    return false;
  } catch (error) {
    return error instanceof InUse;
  }
}

describe('a content folder that is replaced by another', () => {
  it('is read again, followed from then on, and locked', async () => {
    const { at, named } = await opened();
    await rename(at('live'), at('broken'));
    await rename(at('backup'), at('live'));
    await until(() => named() === 'two');
    await writeFile(at('live/skills/a.json'), skillFile('three'));
    await until(() => named() === 'three');
    await expect(another(at('live'))).rejects.toThrow(InUse);
    await (await another(at('broken')))();
  });

  it('is noticed also where a link leads to another, or all is removed and copied anew', async () => {
    const { at, named, store } = await opened({ link: true });
    await unlink(at('live'));
    await symlink(at('backup'), at('live'));
    await until(() => named() === 'two');
    // The lock is taken again in what is left of a folder, so that removing it takes another try.
    await rm(at('backup'), { recursive: true, maxRetries: 9 });
    await cp(at('first'), at('backup'), { recursive: true });
    await until(() => named() === 'one');
    await until(() => store.problems().length === 0);
    // A copy brings the file of a lock too, in the place of one that was taken meanwhile.
    await until(() => isLocked(at('backup')));
    await expect(another(at('backup'))).rejects.toThrow(InUse);
  });

  it('has other pictures', async () => {
    const { at, log } = await opened();
    const uploads = new UploadFolder(at('live'), log);
    onTestFinished(uploads.close);
    expect(await uploads.find('a.webp')).toBeNull();
    await writeFile(at('backup/uploads/a.webp'), 'RIFF');
    await rename(at('live'), at('broken'));
    await rename(at('backup'), at('live'));
    await until(async () => (await uploads.find('a.webp')) !== null);
  });
});

describe('a content folder that is gone', () => {
  it('is served as it was; health and the log say so until it is back', async () => {
    const { at, named, save, store, lines } = await opened();
    await rename(at('live'), at('away'));
    await until(() => store.problems().length > 0);
    expect(store.problems()).toEqual([
      { file: '.server.lock', reason: 'cannot be locked: nothing can be saved' },
    ]);
    expect(lines.map(({ msg }) => msg)).toContain('changes in "" are not seen any more');
    expect(named()).toBe('one');
    await rename(at('backup'), at('live'));
    await until(() => named() === 'two' && store.problems().length === 0);
    await save();
  });

  it('is served as it was also where a save or a deletion of what was in it is refused', async () => {
    const { at, named, store } = await opened();
    await rename(at('live'), at('away'));
    const skills = store.collection('skills');
    await expect(skills.put('a', () => skill('saved'))).rejects.toThrow(NotStored);
    await expect(skills.remove('a', () => {})).rejects.toThrow(NotStored);
    expect(named()).toBe('one');
  });
});
