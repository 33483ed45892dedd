import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openOnDisk } from '../../tests/fixtures/disk-store.ts';
import { skill } from '../../tests/fixtures/skills.ts';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { DurableJsonFile, writeDurably } from './durable-json.ts';
import { BrokenDocument, NotStored, Outdated } from './errors.ts';
import { JsonFolder } from './json-folder.ts';
import { TRIES } from './newest.ts';

/** What someone else does while a new content is on its way to the disk, and how often it was. */
const disk = vi.hoisted(() => ({ meanwhile: async () => {}, syncs: 0 }));

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const open = async (path: string, flags: string, mode?: number) => {
    const handle = await real.open(path, flags, mode);
    if (flags !== 'wx') return handle;
    const sync = handle.sync.bind(handle);
    handle.sync = async () => {
      await sync();
      disk.syncs += 1;
      await disk.meanwhile();
    };
    return handle;
  };
  return { ...real, open };
});

afterEach(() => {
  Object.assign(disk, { meanwhile: async () => {}, syncs: 0 });
});

const once = (task: () => Promise<unknown>) => {
  disk.meanwhile = async () => {
    disk.meanwhile = async () => {};
    await task();
  };
};

/** A skill on disk, and what others make of its file. */
async function openSkill(text = JSON.stringify(skill('old'))) {
  const { store, at, changes } = await openOnDisk({ 'skills/a.json': text });
  const file = at('skills/a.json');
  const stored = async () => JSON.parse(await readFile(file, 'utf8'));
  const left = () => readdir(at('skills'));
  return { skills: store.collection('skills'), at, file, stored, left, changes };
}

const theirs = JSON.stringify({ ...skill('old'), category: 'theirs' });

describe('a save during which someone else changes the file', () => {
  it('keeps their change to another field', async () => {
    const { skills, file, stored, left, changes } = await openSkill();
    once(() => writeFile(file, theirs));
    const rename = vi.fn((current) => ({ ...skill('mine'), category: current.value.category }));
    const entry = await skills.put('a', rename);
    expect(await stored()).toEqual({ ...skill('mine'), category: 'theirs' });
    expect(entry.value).toEqual(await stored());
    expect([rename.mock.calls.length, await left()]).toEqual([2, ['a.json']]);
    expect(changes.map(({ after }) => after)).toEqual([JSON.parse(theirs), entry.value]);
  });

  it('is refused when what it was made from matters', async () => {
    const { skills, file, stored, left } = await openSkill();
    const version = skills.get('a')?.version;
    once(() => writeFile(file, theirs));
    const saving = skills.put('a', (current) => {
      if (current?.version !== version) throw new Error('changed meanwhile');
      return skill('mine');
    });
    await expect(saving).rejects.toThrow('changed meanwhile');
    expect([await stored(), await left()]).toEqual([JSON.parse(theirs), ['a.json']]);
    expect(skills.get('a')?.value.category).toBe('theirs');
  });

  it('sees that they removed it, or made the one it was to make', async () => {
    const { skills, file, at, left } = await openSkill();
    const seen: unknown[] = [];
    const look = (id: string) =>
      skills.put(id, (current) => {
        seen.push(current?.value.category);
        return skill('mine');
      });
    once(() => rm(file));
    await look('a');
    once(() => writeFile(at('skills/b.json'), theirs));
    await look('b');
    expect(seen).toEqual(['', undefined, undefined, 'theirs']);
    expect((await left()).sort()).toEqual(['a.json', 'b.json']);
  });

  it('leaves their file as it is while it is not valid', async () => {
    const { skills, file } = await openSkill();
    once(() => writeFile(file, '{"na'));
    await expect(skills.put('a', () => skill('mine'))).rejects.toBeInstanceOf(BrokenDocument);
    expect(await readFile(file, 'utf8')).toBe('{"na');
  });

  it('is not made again when they write the same once more', async () => {
    const { skills, file } = await openSkill(theirs);
    once(() => writeFile(file, theirs));
    await skills.put('a', () => skill('mine'));
    expect(disk.syncs).toBe(1);
  });

  it('ends, also when they never do', async () => {
    const { skills, file, stored, left } = await openSkill();
    disk.meanwhile = () => writeFile(file, JSON.stringify(skill(`theirs ${disk.syncs}`)));
    await expect(skills.put('a', () => skill('mine'))).rejects.toBeInstanceOf(NotStored);
    expect([disk.syncs, await stored(), await left()]).toEqual([
      TRIES,
      skill(`theirs ${TRIES}`),
      ['a.json'],
    ]);
  });
});

describe('a durable change', () => {
  const edited = async () => {
    const root = await tempFolder();
    const file = join(root, 'a.json');
    await writeFile(file, '"theirs"');
    return { file, folder: new JsonFolder(root), seen: Buffer.from('"old"') };
  };

  it('neither replaces nor removes a file that is no longer what was seen', async () => {
    const { file, folder, seen } = await edited();
    await expect(writeDurably(file, '"mine"', { seen })).rejects.toBeInstanceOf(Outdated);
    const key = { folder: '', id: 'a' };
    await expect(folder.put(key, 'mine', seen)).rejects.toBeInstanceOf(Outdated);
    await expect(folder.remove(key, seen)).rejects.toBeInstanceOf(Outdated);
    expect(await readFile(file, 'utf8')).toBe('"theirs"');
  });

  it('of a JSON file may follow another, and not a change by someone else', async () => {
    const { file } = await edited();
    const document = new DurableJsonFile<string>(file);
    await document.read();
    for (const text of ['one', 'two']) await document.write(text);
    await writeFile(file, '"theirs"');
    await expect(document.write('three')).rejects.toBeInstanceOf(Outdated);
  });
});
