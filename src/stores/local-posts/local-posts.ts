import { atom, onMount } from 'nanostores';
import { deviceStorage } from '../device-storage.ts';
import { storageKeys } from '../storage-keys.ts';
import { isLocalId, type LocalPost, localId, toLocalPost } from './local-post.ts';

/** An id for a new post on this device (spec 2 §4). */
export const newLocalId = (now = Date.now()): string => `${localId}${now}`;

/**
 * Everything under the key, also entries this version cannot read, so that a write keeps them; null
 * when none can be read and the device could not set them aside, so that nothing replaces them.
 */
function rawPosts(): unknown[] | null {
  const text = deviceStorage.get(storageKeys.localBlogs) ?? '[]';
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list;
  } catch {
    // not JSON; set aside below
  }
  return deviceStorage.set(storageKeys.localBlogsUnreadable, text) ? [] : null;
}

const readPosts = () => (rawPosts() ?? []).flatMap((raw) => toLocalPost(raw) ?? []);

/**
 * The posts kept on this device, as last written by this tab or another, also while the browser kept
 * this page in its back/forward cache.
 */
export const $localPosts = atom<readonly LocalPost[]>([]);

const reread = () => $localPosts.set(readPosts());

onMount($localPosts, () => {
  reread();
  window.addEventListener('storage', reread);
  window.addEventListener('pageshow', reread);
  return () => {
    window.removeEventListener('storage', reread);
    window.removeEventListener('pageshow', reread);
  };
});

const idOf = (raw: unknown) => toLocalPost(raw)?.id ?? (raw as { id?: unknown } | null)?.id;

function write(changed: (list: unknown[]) => unknown[]): boolean {
  const list = rawPosts();
  if (!list) return false;
  const kept = deviceStorage.set(storageKeys.localBlogs, JSON.stringify(changed(list)));
  if (kept) reread();
  return kept;
}

/** The post on this device with this id or slug, as stored right now. */
export const localPost = (idOrSlug: string): LocalPost | undefined => {
  const posts = readPosts();
  return posts.find(({ id }) => id === idOrSlug) ?? posts.find(({ slug }) => slug === idOrSlug);
};

/**
 * Stores a post on this device, replacing one with its id; returns false if the device could not.
 */
export const keepLocalPost = (post: LocalPost): boolean =>
  write((list) => [post, ...list.filter((raw) => idOf(raw) !== post.id)]);

/** Removes a copy from this device, unless another tab has put a newer one in its place. */
export function dropLocalCopy({ id, updatedAt }: Pick<LocalPost, 'id' | 'updatedAt'>): void {
  if (readPosts().some((post) => post.id === id && post.updatedAt === updatedAt)) {
    dropLocalPosts([id]);
  }
}

/**
 * Removes what this device has of a post that was deleted: one that is only here has no other copy,
 * even if others share its slug; a published one has all those under its id or its slug (spec 2 §7).
 * Drafts without a title have the empty slug, which therefore stands for no post.
 */
export const dropLocalCopies = ({ id, slug }: Pick<LocalPost, 'id' | 'slug'>): boolean =>
  dropLocalPosts(
    isLocalId(id)
      ? [id]
      : readPosts()
          .filter((post) => post.id === id || (slug !== '' && post.slug === slug))
          .map((post) => post.id),
  );

/** Removes the posts with these ids from this device. */
export const dropLocalPosts = (ids: readonly string[]): boolean =>
  write((list) => list.filter((raw) => !ids.includes(String(idOf(raw)))));
