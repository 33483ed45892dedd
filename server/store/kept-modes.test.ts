import {
  chmod,
  chown,
  lstat,
  mkdir,
  readdir,
  readFile,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openOnDisk } from '../../tests/fixtures/disk-store.ts';
import { skill } from '../../tests/fixtures/skills.ts';

const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

const files = { 'skills/a.json': '{"name":"BIM"}' };

async function opened() {
  const disk = await openOnDisk(files);
  const save = (name = 'saved') => disk.store.collection('skills').put('a', () => skill(name));
  return { ...disk, save, file: disk.at('skills/a.json') };
}

describe('a file that a save replaces', () => {
  it.each([0o664, 0o600, 0o640, 0o666])('keeps its mode (%o)', async (mode) => {
    const { save, file } = await opened();
    await chmod(file, mode);
    await save();
    expect(await modeOf(file)).toBe(mode.toString(8));
  });

  it.runIf(process.getuid?.() === 0)('keeps its owner and its group', async () => {
    const { save, file } = await opened();
    await chown(file, 1234, 1235);
    await chmod(file, 0o664);
    await save();
    expect(await stat(file)).toMatchObject({ uid: 1234, gid: 1235 });
    expect(await modeOf(file)).toBe('664');
  });

  it('and that a link leads to is replaced where it is, and the link stays', async () => {
    const { store, at } = await opened();
    await mkdir(at('elsewhere'));
    await writeFile(at('elsewhere/b.json'), '{"name":"BIM"}');
    await symlink('../elsewhere/b.json', at('skills/b.json'));
    const before = await store.collection('skills').put('b', (now) => skill(`${now?.value.name}!`));
    expect(before.value.name).toBe('BIM!');
    expect((await lstat(at('skills/b.json'))).isSymbolicLink()).toBe(true);
    expect(JSON.parse(await readFile(at('elsewhere/b.json'), 'utf8'))).toEqual(skill('BIM!'));
    expect(await readdir(at('elsewhere'))).toEqual(['b.json']);
  });
});

it('a new file is readable by everyone, and what visitors write by the owner alone', async () => {
  const { store, at } = await opened();
  await store.collection('skills').put('new', () => skill('new'));
  expect(await modeOf(at('skills/new.json'))).toBe('644');
  const message = { name: 'Ann', contact: 'ann@example.org', message: 'Hello', createdAt: null };
  await store.collection('messages').put('new', () => message);
  expect(await modeOf(at('messages/new.json'))).toBe('600');
});
