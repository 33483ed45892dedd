import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { collectionNames } from '../../src/entities/collections.ts';
import { until } from '../../tests/fixtures/disk-store.ts';
import { listeningLog } from '../../tests/fixtures/log.ts';
import { skill } from '../../tests/fixtures/skills.ts';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { ContentStore } from './content-store.ts';
import { InUse, lockName } from './file-lock.ts';
import { JsonFolder } from './json-folder.ts';

/** A store that owns its folder. */
async function opened() {
  const root = await tempFolder();
  const { log, lines } = listeningLog();
  const backend = new JsonFolder(root);
  await backend.prepare(collectionNames);
  const release = await backend.own(['skills'], log);
  const store = await ContentStore.open(backend, log);
  onTestFinished(() => store.close().then(release));
  /** As `git clean -fdx` and `git stash -u` do. */
  const clean = () =>
    Promise.all([lockName, `${lockName}-journal`].map((name) => rm(join(root, name))));
  const save = (name = 'saved') => store.collection('skills').put('a', () => skill(name));
  const remove = () => store.collection('skills').remove('a', () => {});
  const another = () => new JsonFolder(root).own([]);
  return { root, lines, store, clean, save, remove, another };
}

describe('a lock whose file is removed', () => {
  it('is taken again as soon as that is seen', async () => {
    const { clean, another, lines } = await opened();
    await clean();
    await until(() => lines.length > 0);
    expect(lines[0]?.msg).toContain('.server.lock was removed or replaced, and is locked again');
    await expect(another()).rejects.toThrow(InUse);
  });

  it.each(['saved', 'removed'])('is taken again before anything is %s', async (what) => {
    const { clean, save, remove, another } = await opened();
    await save('before');
    await clean();
    await (what === 'saved' ? save() : remove());
    await expect(another()).rejects.toThrow(InUse);
  });

  it('and taken by another server keeps this one from saving, and the log and health say so', async () => {
    const { clean, save, another, store, lines } = await opened();
    await clean();
    const end = await another();
    await expect(save()).rejects.toMatchObject({ cause: expect.any(InUse) });
    expect(store.collection('skills').get('a')).toBeUndefined();
    const reason = 'is held by another server';
    expect(store.problems()).toEqual([
      { file: lockName, reason: `${reason}: nothing can be saved` },
    ]);
    expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
      [50, expect.stringContaining(`.server.lock ${reason}`)],
    ]);
    await end();
    await save();
    expect(store.problems()).toEqual([]);
  });

  it('and put back after another server had the folder is locked again', async () => {
    const { root, save, another } = await opened();
    const file = join(root, lockName);
    await rename(file, `${file}.away`);
    const end = await another();
    await expect(save()).rejects.toMatchObject({ cause: expect.any(InUse) });
    await end();
    await rename(`${file}.away`, file);
    await save();
    await expect(another()).rejects.toThrow(InUse);
  });
});

it('a lock that is in its place is not let go of, not even for a moment', async () => {
  const { save, lines } = await opened();
  await save();
  expect(lines).toEqual([]);
});

it('a lock that is released is not taken again, though time goes on and something is written', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const root = await tempFolder();
  const folder = new JsonFolder(root);
  const release = await folder.own([]);
  await release();
  vi.advanceTimersByTime(60_000);
  await folder.put({ folder: '', id: 'home' }, {});
  await (await new JsonFolder(root).own([]))();
});
