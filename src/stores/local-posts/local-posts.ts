import { atom, onMount } from 'nanostores';
import type { Post } from '../../entities/post.ts';
import { postDefaults } from '../../entities/post-defaults.ts';
import { deviceStorage } from '../device-storage.ts';
import { storageKeys } from '../storage-keys.ts';

/** What a post kept on this device holds of a post; only publishing gives it the rest. */
type Written = Pick<Post, 'slug' | 'title' | 'body' | 'tags' | 'color' | 'theme' | 'coverImageUrl'>;

/**
 * A post on this device: one that was never published, whose id is `local-{timestamp}`, or the
 * changed copy of one that was, under the id the server knows it by.
 */
export type LocalPost = Written & {
  id: string;
  createdAt: string;
  updatedAt: string;
  /** The version on the server that a copy was started from; null for one never published. */
  etag: string | null;
};

const localId = 'local-';

/** Whether an id was made on a device: the server has nothing under it. */
export const isLocalId = (id: string): boolean => id.startsWith(localId);

/** The id of a post that begins on this device (spec 2 §4). */
export const newLocalId = (now = Date.now()): string => `${localId}${now}`;

const isText = (value: unknown): value is string => typeof value === 'string';

function toLocalPost(raw: unknown): LocalPost | null {
  const { id, slug, title, body, ...rest } = (raw ?? {}) as Partial<LocalPost>;
  if (!isText(id) || id === '' || !isText(body)) return null;
  const { color, theme } = postDefaults;
  const defaults = { tags: [], color, theme, coverImageUrl: null, createdAt: '', updatedAt: '' };
  const texts = { id, body, slug: isText(slug) ? slug : id, title: isText(title) ? title : '' };
  const tags = Array.isArray(rest.tags) ? rest.tags.filter(isText) : [];
  return { etag: null, ...defaults, ...rest, ...texts, tags, theme: { ...theme, ...rest.theme } };
}

/** Everything under the key, also entries that this version of the site cannot read: they stay. */
function rawPosts(): unknown[] {
  const text = deviceStorage.get(storageKeys.localBlogs) ?? '[]';
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list;
  } catch {
    // torn text; set aside below
  }
  deviceStorage.set(storageKeys.localBlogsUnreadable, text);
  return [];
}

const readPosts = () => rawPosts().flatMap((raw) => toLocalPost(raw) ?? []);

/** The posts kept on this device, as last written by this tab or another. */
export const $localPosts = atom<readonly LocalPost[]>([]);

const reread = () => $localPosts.set(readPosts());

onMount($localPosts, () => {
  reread();
  window.addEventListener('storage', reread);
  return () => window.removeEventListener('storage', reread);
});

const idOf = (raw: unknown) => (raw as { id?: unknown } | null)?.id;

function write(list: readonly unknown[]): boolean {
  const kept = deviceStorage.set(storageKeys.localBlogs, JSON.stringify(list));
  if (kept) reread();
  return kept;
}

/** A post on this device by its id or slug, as stored this moment. */
export const localPost = (idOrSlug: string): LocalPost | undefined => {
  const posts = readPosts();
  return posts.find(({ id }) => id === idOrSlug) ?? posts.find(({ slug }) => slug === idOrSlug);
};

/** Keeps a post on this device, over one with its id; gives false when the device could not. */
export const keepLocalPost = (post: LocalPost): boolean =>
  write([post, ...rawPosts().filter((raw) => idOf(raw) !== post.id)]);

/** Removes the posts with these ids from this device. */
export const dropLocalPosts = (ids: readonly string[]): boolean =>
  write(rawPosts().filter((raw) => !ids.includes(String(idOf(raw)))));
