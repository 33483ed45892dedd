import { deviceValue, idsIn } from '../device-value.ts';
import { storageKeys } from '../storage-keys.ts';

/** Each screen has its own key (spec 2 §3); a bookmark made in one shows in the other. */
const bookmarks = deviceValue([storageKeys.listBookmarks, storageKeys.readerBookmarks], idsIn);

/** The ids of the bookmarked posts, on the list and in the reader. */
export const $bookmarks = bookmarks.$value;

/** Adds or removes the id (spec 2 §4); returns whether it is bookmarked now. */
export function toggleBookmark(id: string): boolean {
  const ids = bookmarks.read();
  const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
  bookmarks.write(next);
  return bookmarks.read().includes(id);
}
