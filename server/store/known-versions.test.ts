import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Skill, skillSchema } from '../../src/entities/skill.ts';
import { openOnDisk } from '../../tests/fixtures/disk-store.ts';
import { storedPost } from '../../tests/fixtures/posts.ts';
import { skill } from '../../tests/fixtures/skills.ts';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { DocumentSet, type KnownVersions } from './document-set.ts';
import { versionOfText } from './document-text.ts';
import { JsonFolder } from './json-folder.ts';

/** The skills in a folder, and which of them were checked when read. */
async function openChecking(root: string, known?: KnownVersions) {
  const checked: unknown[] = [];
  const noted = v.transform((raw: unknown) => {
    checked.push((raw as Skill).name);
    return raw;
  });
  const backend = new JsonFolder(root);
  await backend.prepare(['skills']);
  const schema = v.pipe(v.unknown(), noted, skillSchema);
  const set = new DocumentSet<Skill>('skills', schema, backend, () => {});
  for await (const readings of backend.readAll('skills')) set.accept(readings, known);
  return { set, checked, entries: () => [...set.values()].sort((a, b) => (a.id < b.id ? -1 : 1)) };
}

/** A folder of three skills as the server stores them, and their versions. */
async function withThree() {
  const root = await tempFolder();
  const { set, entries } = await openChecking(root);
  for (const id of ['a', 'b', 'c']) await set.put(id, () => skill(`Skill ${id}`));
  const stored = new Map(entries().map((entry) => [entry.id, entry]));
  const known: KnownVersions = (id) => stored.get(id);
  return { root, known, before: entries(), file: (id: string) => join(root, `skills/${id}.json`) };
}

describe('a document that is known to be valid', () => {
  it('is held as it was, in the same version, without being validated', async () => {
    const { root, known, before } = await withThree();
    const again = await openChecking(root, known);
    expect([again.checked, again.entries()]).toEqual([[], before]);
    const unknown = await openChecking(root);
    expect([unknown.checked.length, unknown.entries()]).toEqual([3, before]);
  });

  it('is validated when one byte of its file differs', async () => {
    const { root, known, before, file } = await withThree();
    const alter = async (id: string, from: string, to: string) =>
      writeFile(file(id), (await readFile(file(id), 'utf8')).replace(from, to));
    await alter('a', 'Skill a', 'Skill A');
    await alter('b', '{', '[');
    await alter('c', '  ', ' \t');
    const { set, checked } = await openChecking(root, known);
    expect(checked.sort()).toEqual(['Skill A', 'Skill c']);
    expect(set.get('a')?.value).toEqual(skill('Skill A'));
    expect(set.get('a')?.version).not.toBe(before[0]?.version);
    expect(set.problems().map(({ file: name }) => name)).toEqual(['skills/b.json']);
    expect(set.get('c')).toEqual(before[2]);
  });
});

it('the version of a document is that of its file’s bytes, whatever it contains', async () => {
  const { store, at } = await openOnDisk();
  const posts = store.collection('posts');
  const text = fc.string({ unit: 'binary' });
  await fc.assert(
    fc.asyncProperty(text, text, async (title, body) => {
      const { version } = await posts.put('one', () => storedPost({ title, body }));
      expect(versionOfText(await readFile(at('posts/one.json')))).toBe(version);
    }),
    { numRuns: 50 },
  );
});
