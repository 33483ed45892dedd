import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PageRecords } from './page-records.ts';

/** A record as it comes from disk: every text in it is a new one. */
const record = (path: string, etag: string) =>
  JSON.parse(
    JSON.stringify({
      path,
      etag: '"page"',
      headers: {},
      reads: [
        { url: '/api/profile', etag, tags: ['profile'] },
        { url: `/api${path}`, etag: '"own"', tags: [`posts${path}`, 'posts'] },
      ],
    }),
  );

it('holds once what pages have in common, and each version of it as it is', () => {
  const records = new PageRecords();
  const added = [record('/a', '"1"'), record('/b', '"1"'), record('/c', '"2"')];
  const before = structuredClone(added);
  for (const one of added) records.set(one);
  const [a, b, c] = records.all();
  expect([a, b, c]).toEqual(before);
  expect(a?.reads[0]).toBe(b?.reads[0]);
  expect(c?.reads[0]).not.toBe(a?.reads[0]);
  expect(records.withTag('profile')).toEqual(['/a', '/b', '/c']);
  expect(records.withTag('posts/b')).toEqual(['/b']);
});

it('finds pages by what their present versions are made from, and those that are stale', () => {
  const path = fc.constantFrom('/a', '/b', '/c');
  const tags = fc.subarray(['posts', 'skills', 'profile']);
  const change = fc.record({
    path,
    tags,
    what: fc.constantFrom('set', 'delete', 'markStale', 'markFresh'),
  });
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const records = new PageRecords();
      const expected = new Map<string, { tags: string[]; stale: boolean }>();
      for (const { path, tags, what } of changes) {
        const known = expected.get(path);
        if (what === 'delete') expected.delete(path);
        else if (what === 'set') expected.set(path, { tags, stale: true });
        else if (known) known.stale = what === 'markStale';
        const reads = [{ url: '/api', etag: JSON.stringify(tags), tags }];
        if (what === 'set') records.set({ path, etag: '"page"', headers: {}, reads });
        else records[what](path);
      }
      const pathsOf = (is: (one: { tags: string[]; stale: boolean }) => boolean) =>
        [...expected].filter(([, one]) => is(one)).map(([path]) => path);
      for (const tag of ['posts', 'skills', 'profile'])
        expect(records.withTag(tag).sort()).toEqual(
          pathsOf((one) => one.tags.includes(tag)).sort(),
        );
      expect(records.stale().sort()).toEqual(pathsOf(({ stale }) => stale).sort());
    }),
  );
});
