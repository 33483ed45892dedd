import { describe, expect, it } from 'vitest';
import { type CollectionName, collections, type EntityOf } from './collections.ts';

/** One field of made-up entries of a collection, in its order. */
function inOrder<N extends CollectionName>(
  name: N,
  field: keyof EntityOf[N],
  entries: readonly Partial<EntityOf[N]>[],
) {
  return (entries as EntityOf[N][]).toSorted(collections[name].order).map((one) => one[field]);
}

describe('Lists come from the server as their screens sort by default', () => {
  it('certificates newest first, then by title whatever its letter case; undated ones last', () => {
    const titles = inOrder('certificates', 'title', [
      { title: 'Undated', dateMonth: null },
      { title: 'Beams', dateMonth: '2024-05' },
      { title: 'Élan', dateMonth: '2024-05' },
      { title: 'arches', dateMonth: '2024-05' },
      { title: 'Fields', dateMonth: '2024-05' },
      { title: 'Recent', dateMonth: '2025-01' },
    ]);
    expect(titles).toEqual(['Recent', 'arches', 'Beams', 'Élan', 'Fields', 'Undated']);
  });

  it('projects by the latest of the updated or created timestamps', () => {
    const standing = { featured: false, sortOrder: 0 };
    const names = inOrder('projects', 'name', [
      { ...standing, name: 'updated', createdAt: '2024-01-01', updatedAt: '2025-01-01' },
      { ...standing, name: 'created', createdAt: '2026-01-01', updatedAt: null },
      { ...standing, name: 'featured', featured: true, createdAt: null, updatedAt: null },
    ]);
    expect(names).toEqual(['featured', 'created', 'updated']);
  });

  it('education by end date, then start date, then school name; ongoing first', () => {
    const schools = inOrder('education', 'school', [
      { school: 'B', startYM: '2020-01', endYM: '2022-01' },
      { school: 'a', startYM: '2020-01', endYM: '2022-01' },
      { school: 'C', startYM: '2021-01', endYM: '2022-01' },
      { school: 'D', startYM: '2019-01', endYM: null },
    ]);
    expect(schools).toEqual(['D', 'C', 'a', 'B']);
  });
});
