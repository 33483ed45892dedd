import { describe, expect, it, vi } from 'vitest';
import { CurrentPages } from './current-pages.ts';

type Options = ConstructorParameters<typeof CurrentPages>[0];

/**
 * Pages that are made at once and stored; `isUnderWay`: whether a later version is being stored.
 */
function openPages(isUnderWay: boolean) {
  const page = { etag: '"1"' };
  const since = { tags: new Set(), touches: () => false, end: () => {}, began: 0 };
  const failures = { made: vi.fn(), stored: vi.fn(), notStored: vi.fn() };
  const made = { page, tags: [], unstored: Promise.resolve(undefined) };
  const options = {
    maker: { make: async () => made, isUnderWay: () => isUnderWay },
    changes: { watch: () => since, count: 0 },
    freshness: { fresh: () => {} },
    failures,
  };
  return { failures, pages: new CurrentPages(options as unknown as Options) };
}

describe('a page that could not be stored', () => {
  it('is stored once a version of it is, and none is under way', async () => {
    const { failures, pages } = openPages(false);
    await (await pages.bring('/about')).stored;
    expect(failures.stored).toHaveBeenCalledWith('/about');
  });

  it('is not taken for stored while a later version is under way, which may fail', async () => {
    const { failures, pages } = openPages(true);
    await (await pages.bring('/about')).stored;
    expect(failures.stored).not.toHaveBeenCalled();
  });
});
