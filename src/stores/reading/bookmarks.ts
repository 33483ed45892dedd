import { storageKeys } from '../storage-keys.ts';
import { deviceValue, idsIn } from './device-value.ts';

/** Both screens have a key of their own (spec 2 §3); a bookmark in one shows in the other. */
const bookmarks = deviceValue([storageKeys.listBookmarks, storageKeys.readerBookmarks], idsIn);

/** The ids of the bookmarked posts, on the list and in the reader. */
export const $bookmarks = bookmarks.$value;

/** Adds or removes the id (spec 2 §4); gives whether it is bookmarked now. */
export function toggleBookmark(id: string): boolean {
  const ids = bookmarks.read();
  const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
  bookmarks.write(next);
  return bookmarks.read().includes(id);
}
