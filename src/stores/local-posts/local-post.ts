import type { Post } from '../../entities/post.ts';
import { postDefaults } from '../../entities/post-defaults.ts';
import { postSpellings, themeSpellings } from '../../entities/post-spellings.ts';
import { toSlug } from '../../entities/slug.ts';
import { isRecord, respell } from '../../entities/spelling.ts';
import { typedTags } from '../../lib/tag-list.ts';

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

/** What the ids of posts that begin on a device begin with. */
export const localId = 'local-';

/** Whether an id was made on a device: the server has nothing under it. */
export const isLocalId = (id: string): boolean => id.startsWith(localId);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A list, or text with commas; what is no text in it is left out. */
const tagsOf = (value: unknown): string[] =>
  [value].flat().flatMap((tag) => typedTags(textOf(tag)));

/** What a post is known by: one that lacks a slug takes it from its title (spec 2 §3). */
function namesOf({ id, slug, title }: Record<string, unknown>) {
  const own = textOf(slug) || toSlug(textOf(title));
  return { id: textOf(id) || (own && `${localId}${own}`), slug: own, title: textOf(title) };
}

/**
 * A post as it lies on a device, whichever generation of this site put it there: its fields may
 * have any of their names (spec 2 §3). Null for what is none.
 */
export function toLocalPost(raw: unknown): LocalPost | null {
  if (!isRecord(raw)) return null;
  const { body, color, ...said } = { ...raw, ...respell(raw, postSpellings) };
  const names = namesOf(said);
  if (names.id === '' || typeof body !== 'string') return null;
  return {
    ...names,
    body,
    tags: tagsOf(said.tags),
    color: textOf(color) || postDefaults.color,
    theme: {
      ...postDefaults.theme,
      ...(isRecord(said.theme) && respell(said.theme, themeSpellings)),
    },
    coverImageUrl: textOf(said.coverImageUrl) || null,
    createdAt: textOf(said.createdAt),
    updatedAt: textOf(said.updatedAt),
    etag: textOf(said.etag) || null,
  };
}
