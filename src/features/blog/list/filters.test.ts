import { describe, expect, it } from 'vitest';
import { emptyState, noFilters } from './filters.ts';
import { emptyTexts } from './list-texts.ts';

const told = (filters: Partial<typeof noFilters>, total = 0) =>
  emptyTexts[emptyState({ ...noFilters, ...filters }, total)];

describe('Empty states', () => {
  it("'No bookmarked posts yet', 'No recent reads', 'No posts found', 'No blog posts yet'", () => {
    expect(told({ bookmarks: true })[0]).toBe('No bookmarked posts yet');
    expect(told({ recent: true })[0]).toBe('No recent reads');
    expect(told({ q: 'wall' })[0]).toBe('No posts found');
    expect(told({ bookmarks: true, recent: true })[0]).toBe('No posts found');
    expect(told({})[0]).toBe('No blog posts yet');
    expect(told({}, 13)[0]).toBe('No posts found');
  });

  it('suggests other words only when words were typed, and names other active filters', () => {
    expect(told({ q: 'wall' })[1]).toBe('Other words may find what you look for.');
    expect(told({ bookmarks: true, recent: true })[1]).toBe(
      'None of the last five stories you opened is bookmarked.',
    );
    for (const filter of [{ bookmarks: true }, { recent: true }]) {
      expect(told({ q: 'wall', ...filter })[1]).toMatch(/^Other words, or all stories, /);
    }
  });
});
