import { describe, expect, it } from 'vitest';
import { openApi } from '../fixtures/api.ts';
import { type Resource, samples } from '../fixtures/samples.ts';

type Case = [resource: Resource, rule: string, entries: Record<string, object>];

/** Entries by id; the ids name the expected order. */
const cases: Case[] = [
  [
    'skills',
    'by sort order, then name',
    {
      1: { sortOrder: -1, name: 'z' },
      2: { sortOrder: 1, name: 'a' },
      3: { sortOrder: 1, name: 'b' },
    },
  ],
  [
    'highlights',
    'by sort order, equal ones always in the same order',
    { 1: { sortOrder: 1 }, 2: { sortOrder: 2 }, 3: { sortOrder: 2 }, 4: { sortOrder: 2 } },
  ],
  ['gallery', 'by sort order', { 1: { sortOrder: 0 }, 2: { sortOrder: 5 }, 3: { sortOrder: 10 } }],
  [
    'projects',
    'featured first, then by sort order, then the latest update',
    {
      1: { featured: true, sortOrder: 9 },
      2: { featured: false, sortOrder: 1 },
      3: { featured: false, sortOrder: 2, updatedAt: '2026-02-01T00:00:00.000Z' },
      4: { featured: false, sortOrder: 2, updatedAt: '2026-01-01T00:00:00.000Z' },
      5: { featured: false, sortOrder: 2, updatedAt: null },
    },
  ],
  [
    'experience',
    'ongoing first, then the latest end, then the latest start',
    {
      1: { startDate: '2021-01', endDate: null },
      2: { startDate: '2020-01', endDate: null },
      3: { startDate: '2018-05', endDate: '2019-12' },
      4: { startDate: '2018-01', endDate: '2019-12' },
      5: { startDate: '2019-01', endDate: '2019-02' },
    },
  ],
  [
    'education',
    'ongoing first, then the latest end, then the latest start',
    {
      1: { startYM: '2024-01', endYM: null },
      2: { startYM: '2013-01', endYM: '2014-09' },
      3: { startYM: '2012-01', endYM: '2014-09' },
    },
  ],
  [
    'certificates',
    'newest first, then by title; those without a date last',
    {
      1: { dateMonth: '2024-01', title: 'z' },
      2: { dateMonth: '2023-01', title: 'a' },
      3: { dateMonth: '2023-01', title: 'b' },
      4: { dateMonth: null, title: 'a' },
    },
  ],
  [
    'posts',
    'newest first, by date of publication, else of creation',
    {
      1: { slug: 'a', publishedAt: '2026-03-01T00:00:00.000Z' },
      2: { slug: 'b', publishedAt: null, createdAt: '2026-02-01T00:00:00.000Z' },
      3: { slug: 'c', publishedAt: '2026-01-01T00:00:00.000Z' },
    },
  ],
];

const idsOf = (answer: unknown): string[] => {
  const list = Array.isArray(answer) ? answer : (answer as { items: unknown[] }).items;
  return list.map(({ id }) => id);
};

describe('the order of a list', () => {
  it.each(cases)('%s: %s', async (resource, _rule, entries) => {
    const { whole } = samples[resource];
    for (const ids of [Object.keys(entries), Object.keys(entries).reverse()]) {
      const documents = Object.fromEntries(
        ids.map((id) => [`${resource}/${id}.json`, { ...whole, ...entries[id] }]),
      );
      const { json } = await openApi({ documents });
      expect(idsOf(await json(resource))).toEqual(Object.keys(entries));
    }
  });

  it('also holds for the highlights of Home', async () => {
    const documents = {
      'highlights/b.json': { sortOrder: 1 },
      'highlights/c.json': { sortOrder: 2 },
      'highlights/a.json': { sortOrder: 2 },
    };
    const { json } = await openApi({ documents });
    const { highlights } = await json<{ highlights: unknown[] }>('home');
    expect(idsOf(highlights)).toEqual(['b', 'a', 'c']);
  });
});
