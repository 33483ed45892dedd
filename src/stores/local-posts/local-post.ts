import type { Post } from '../../entities/post.ts';
import { postDefaults } from '../../entities/post-defaults.ts';
import { postSpellings, themeSpellings } from '../../entities/post-spellings.ts';
import { toSlug } from '../../entities/slug.ts';
import { isRecord, respell } from '../../entities/spelling.ts';
import { sizeOf } from '../../lib/post-editing/sizes.ts';
import { typedTags } from '../../lib/tag-list.ts';

/** The fields of a post that are kept on this device; publishing adds the rest. */
type Written = Pick<Post, 'slug' | 'title' | 'body' | 'tags' | 'color' | 'theme' | 'coverImageUrl'>;

/**
 * A post on this device: a new one, whose id is `local-{timestamp}`, or a changed copy of one on
 * the server, under its id there.
 */
export type LocalPost = Written & {
  id: string;
  createdAt: string;
  updatedAt: string;
  /** The version on the server that the copy started from; null for a new post. */
  etag: string | null;
};

/** The prefix of ids made on a device. */
export const localId = 'local-';

/** Whether an id was made on a device: the server has nothing under it. */
export const isLocalId = (id: string): boolean => id.startsWith(localId);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Tags from a list or from text with commas; drops items that are not text. */
const tagsOf = (value: unknown): string[] =>
  [value].flat().flatMap((tag) => typedTags(textOf(tag)));

/** A stored theme; what is missing or out of range is as in a post that sets none (spec 2 §5). */
function themeIn(raw: unknown): Post['theme'] {
  const said = isRecord(raw) ? respell(raw, themeSpellings) : {};
  return {
    fontFamily: textOf(said.fontFamily).trim() || postDefaults.theme.fontFamily,
    basePx: sizeOf('basePx', String(said.basePx ?? '')),
    headingScale: sizeOf('headingScale', String(said.headingScale ?? '')),
  };
}

/** A stored moment, also as the milliseconds since 1970; empty if it is none. */
function momentIn(raw: unknown): string {
  const at = new Date(typeof raw === 'number' ? raw : textOf(raw));
  if (Number.isNaN(at.getTime())) return '';
  return typeof raw === 'string' && /^\d{4}-\d\d-\d\d/.test(raw) ? raw : at.toISOString();
}

/** A post's id, slug and title; a missing slug comes from the title (spec 2 §3). */
function namesOf({ id, slug, title }: Record<string, unknown>) {
  const own = textOf(slug) || toSlug(textOf(title));
  return { id: textOf(id) || (own && `${localId}${own}`), slug: own, title: textOf(title) };
}

/**
 * Reads a post stored by any version of this site, whose fields may have any of their names
 * (spec 2 §3). Returns null if it is not a post.
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
    theme: themeIn(said.theme),
    coverImageUrl: textOf(said.coverImageUrl) || null,
    createdAt: momentIn(said.createdAt),
    updatedAt: momentIn(said.updatedAt),
    etag: textOf(said.etag) || null,
  };
}
