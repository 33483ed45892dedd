import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createWebStorage, type WebStorage } from '../../../tests/fixtures/web-storage.ts';

let storage: WebStorage;

/** The stores of a page just opened on this device. */
async function open() {
  vi.resetModules();
  const [bookmarks, recent, progress, stats] = await Promise.all([
    import('./bookmarks.ts'),
    import('./recent-reads.ts'),
    import('./reading-progress.ts'),
    import('./daily-stats.ts'),
  ]);
  return { ...bookmarks, ...recent, ...progress, ...stats };
}

const stored = (key: string) => JSON.parse(storage.items.get(key) ?? 'null');

beforeEach(() => {
  storage = createWebStorage();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', storage);
});

describe('Bookmark id lists (two keys, one per screen)', () => {
  it('A bookmark toggle adds or removes the id, under both keys', async () => {
    const { $bookmarks, toggleBookmark } = await open();
    expect(toggleBookmark('a')).toBe(true);
    expect(toggleBookmark('b')).toBe(true);
    expect(toggleBookmark('a')).toBe(false);
    expect($bookmarks.get()).toEqual(['b']);
    expect([stored('blogBookmarks'), stored('readerBookmarks')]).toEqual([['b'], ['b']]);
  });

  it('keeps both in step when only one screen knew of a bookmark', async () => {
    storage.items.set('blogBookmarks', '["a"]');
    storage.items.set('readerBookmarks', '["b"]');
    const { $bookmarks, toggleBookmark } = await open();
    expect($bookmarks.get()).toEqual(['a', 'b']);
    toggleBookmark('b');
    expect([stored('blogBookmarks'), stored('readerBookmarks')]).toEqual([['a'], ['a']]);
  });

  it('follows other tabs and the return to a page the browser kept', async () => {
    const { $bookmarks } = await open();
    const seen: (readonly string[])[] = [];
    $bookmarks.listen((ids) => seen.push(ids));
    storage.items.set('readerBookmarks', '["c"]');
    window.dispatchEvent(new Event('storage'));
    storage.items.set('readerBookmarks', '["c","d"]');
    window.dispatchEvent(new Event('pageshow'));
    expect(seen).toEqual([['c'], ['c', 'd']]);
  });

  it('Storage errors are silently ignored: what cannot be read counts as empty', async () => {
    for (const text of ['{', '"a"', '{"a":1}', '[1,null,""]']) {
      storage.items.set('blogBookmarks', text);
      expect((await open()).$bookmarks.get()).toEqual([]);
    }
  });

  it('Storage errors are silently ignored: what cannot be kept lasts as long as the page', async () => {
    storage.items.set('blogBookmarks', '["a"]');
    const { $bookmarks, toggleBookmark } = await open();
    const seen: (readonly string[])[] = [];
    $bookmarks.listen((ids) => seen.push(ids));
    storage.isFull = true;
    expect(toggleBookmark('b')).toBe(true);
    window.dispatchEvent(new Event('storage'));
    expect(toggleBookmark('a')).toBe(false);
    expect(seen).toEqual([['a', 'b'], ['b']]);
    storage.isFull = false;
    expect(toggleBookmark('c')).toBe(true);
    expect([stored('blogBookmarks'), stored('readerBookmarks')]).toEqual([
      ['b', 'c'],
      ['b', 'c'],
    ]);
  });

  it('gives way to what another tab could store', async () => {
    const { $bookmarks, toggleBookmark } = await open();
    $bookmarks.listen(() => {});
    storage.isFull = true;
    toggleBookmark('a');
    storage.items.set('readerBookmarks', '["c"]');
    window.dispatchEvent(new Event('storage'));
    expect($bookmarks.get()).toEqual(['c']);
    expect(toggleBookmark('c')).toBe(false);
  });
});

describe('Recent reads: the last 5 post ids', () => {
  it('Opening a post moves its id to the front of the recent list, capped at 5', async () => {
    const { $recentReads, noteRead } = await open();
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'd']) noteRead(id);
    expect($recentReads.get()).toEqual(['d', 'f', 'e', 'c', 'b']);
    expect(stored('recentReads')).toEqual(['d', 'f', 'e', 'c', 'b']);
  });
});

describe('Per-post reading progress: progress percent, words read, timestamp', () => {
  const place = { index: 4, anchor: 'why', offset: 0.25 };
  const half = { percent: 50, wordsRead: 400, timestamp: 1_000, place };

  it('keeps it by the id of the post, with the paragraph the reader is at', async () => {
    const { $readingProgress, dropProgress, keepProgress, progressOf } = await open();
    expect(keepProgress('a', half)).toBe(true);
    expect(keepProgress('b', { ...half, percent: 5.1, place: null })).toBe(true);
    expect(progressOf('a')).toEqual(half);
    dropProgress('a');
    expect(progressOf('a')).toBeNull();
    expect(Object.keys($readingProgress.get())).toEqual(['b']);
  });

  it('Reading progress is saved when above 5 percent', async () => {
    const { keepProgress, progressOf } = await open();
    expect(keepProgress('a', { ...half, percent: 5 })).toBe(false);
    expect(progressOf('a')).toBeNull();
  });

  it('leaves out what is not progress, and completes what is only partly there', async () => {
    const odd = { a: null, b: { percent: '9' }, c: { percent: 140, place: { index: 1.5 } } };
    storage.items.set('readingProgress', JSON.stringify(odd));
    const { $readingProgress } = await open();
    const c = { percent: 100, wordsRead: 0, timestamp: 0, place: null };
    expect($readingProgress.get()).toEqual({ c });
  });
});

describe('Daily reading stats: words read, time spent, sessions', () => {
  const noon = new Date(2026, 10, 20, 12);

  it('adds every session to its day', async () => {
    const { $dailyStats, addSession } = await open();
    addSession(200, 60, noon);
    addSession(100, 31, noon);
    addSession(10, 40, new Date(2026, 10, 21, 0, 30));
    expect($dailyStats.get()).toEqual({
      '2026-11-20': { words: 300, seconds: 91, sessions: 2 },
      '2026-11-21': { words: 10, seconds: 40, sessions: 1 },
    });
  });

  it('Reading stats are saved only if the session exceeds 30 s', async () => {
    const { $dailyStats, addSession } = await open();
    expect(addSession(200, 30, noon)).toBe(false);
    expect($dailyStats.get()).toEqual({});
    expect(addSession(200, 30.4, noon)).toBe(true);
    expect($dailyStats.get()['2026-11-20']?.seconds).toBe(30);
  });
});
