import { cp, mkdir, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openOnDisk, until } from '../../tests/fixtures/disk-store.ts';
import { listeningLog } from '../../tests/fixtures/log.ts';
import { skill } from '../../tests/fixtures/skills.ts';

describe('the content store', () => {
  it('picks up files added, changed and removed from outside', async () => {
    const { skillNamed, at, changes } = await openOnDisk();
    await writeFile(at('skills/a.json'), '{"name":"added"}');
    await until(() => skillNamed('a') === 'added');
    await writeFile(at('skills/a.json'), '{"name":"changed"}');
    await until(() => skillNamed('a') === 'changed');
    await unlink(at('skills/a.json'));
    await until(() => skillNamed('a') === undefined);
    expect(changes.map(({ after }) => (after as { name: string } | undefined)?.name)).toEqual([
      'added',
      'changed',
      undefined,
    ]);
  });

  it('picks up files that are renamed into place, and single documents', async () => {
    const { store, skillNamed, at } = await openOnDisk();
    await writeFile(at('draft.txt'), '{"name":"moved"}');
    await rename(at('draft.txt'), at('skills/a.json'));
    await writeFile(at('profile.json'), '{"fullName":"Robin"}');
    await until(() => skillNamed('a') === 'moved');
    await until(() => store.single('profile').get('profile')?.value.fullName === 'Robin');
  });

  it('follows a folder that is removed and comes back, as when git changes branches', async () => {
    const { skillNamed, at } = await openOnDisk({ 'skills/a.json': '{"name":"one"}' });
    await rm(at('skills'), { recursive: true });
    await until(() => skillNamed('a') === undefined);
    await mkdir(at('other'));
    await writeFile(at('other/b.json'), '{"name":"two"}');
    await cp(at('other'), at('skills'), { recursive: true });
    await until(() => skillNamed('b') === 'two');
    await writeFile(at('skills/c.json'), '{"name":"three"}');
    await until(() => skillNamed('c') === 'three');
  });

  it('follows a folder that is replaced by another or moved away', async () => {
    const { skillNamed, at } = await openOnDisk({ 'skills/a.json': '{"name":"one"}' });
    await mkdir(at('backup'));
    await writeFile(at('backup/b.json'), '{"name":"two"}');
    await rename(at('skills'), at('away'));
    await rename(at('backup'), at('skills'));
    await until(() => skillNamed('a') === undefined && skillNamed('b') === 'two');
    await writeFile(at('skills/b.json'), '{"name":"three"}');
    await until(() => skillNamed('b') === 'three');
    await rename(at('skills'), at('away again'));
    await until(() => skillNamed('b') === undefined);
  });

  it('sees every file of a burst, added and removed', async () => {
    const { store, at } = await openOnDisk();
    const names = Array.from({ length: 700 }, (_, n) => at(`skills/s${n}.json`));
    const skills = () => [...store.collection('skills').values()].length;
    await Promise.all(names.map((name) => writeFile(name, '{"name":"BIM"}')));
    await until(() => skills() === names.length);
    await Promise.all(names.map((name) => unlink(name)));
    await until(() => skills() === 0);
  });

  it('sees a change even while other files are written continuously', async () => {
    const { skillNamed, at } = await openOnDisk();
    const noise = setInterval(() => void writeFile(at('skills/noise.txt'), 'x'), 10);
    onTestFinished(() => clearInterval(noise));
    await writeFile(at('skills/a.json'), '{"name":"seen"}');
    await until(() => skillNamed('a') === 'seen');
  });

  it('saves over what a file holds at that moment, noticed or not', async () => {
    const { store, at, changes } = await openOnDisk({ 'skills/a.json': '{"name":"one"}' });
    await writeFile(at('skills/a.json'), '{"name":"two"}');
    await store.collection('skills').put('a', (current) => skill(`${current?.value.name}, three`));
    expect(changes.map(({ after }) => (after as { name: string }).name)).toEqual([
      'two',
      'two, three',
    ]);
  });

  it('logs a file that breaks at run time, once changes have settled, and serves the rest', async () => {
    const { log, lines } = listeningLog();
    const { at } = await openOnDisk({ 'skills/a.json': '{"name":"BIM"}' }, log);
    await writeFile(at('skills/a.json'), '{"name":');
    await until(() => lines.length > 0);
    expect(lines[0]?.msg).toBe('skills/a.json is not valid JSON');
  });
});
