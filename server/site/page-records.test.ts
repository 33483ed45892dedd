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
