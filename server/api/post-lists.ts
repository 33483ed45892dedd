import type { Context } from 'hono';
import { collections } from '../../src/entities/collections.ts';
import { type Post, postPaging } from '../../src/entities/post.ts';
import { briefView } from '../../src/entities/post-brief.ts';
import { inSlices } from '../../src/lib/in-slices.ts';
import { foldedTag } from '../../src/lib/tags.ts';
import type { DocumentSet, Entry } from '../store/document-set.ts';
import { answerKnown } from './answer.ts';
import { everyPost, summaryTag } from './cache-tag.ts';
import type { ApiEnv } from './dependencies.ts';
import type { PostIndex } from './post-index.ts';
import { postSearch } from './post-search.ts';
import { briefJson, briefVersion, readBodies, summaryOf } from './post-summaries.ts';
import type { ReadingMinutes } from './reading-minutes.ts';
import { versionOf, versionsOf } from './versions.ts';
import { visibleEntries } from './visible-entries.ts';

type Posts = DocumentSet<Post>;

/** A whole number from 1; larger ones give `max`, and anything else gives the fallback. */
export const inRange = (text: string | undefined, fallback: number, max: number) => {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 ? Math.min(value, max) : fallback;
};

const listIn = (text: string | undefined) => (text ?? '').split(',').filter(Boolean);

const comma = Buffer.from(',');

type Entries = readonly Entry<Post>[];

/** How a list shows its posts: the version of the list, and the JSON of each post. */
type ListView = {
  version: (entries: Entries) => string | Promise<string>;
  json: (entry: Entry<Post>) => Buffer<ArrayBuffer>;
};

const full: ListView = { version: versionsOf, json: (entry) => summaryOf(entry).json };

/** Only what cards show; the version is known once the bodies are read. */
const brief: ListView = {
  version: async (entries) => {
    await readBodies(entries);
    return entries.map((entry) => `${entry.id} ${briefVersion(entry)}`).join('\n');
  },
  json: (entry) => Buffer.from(briefJson(entry)),
};

/** The view of a list that the request asks for. */
export const viewOfList = (c: Context): ListView =>
  c.req.query('view') === briefView ? brief : full;

/**
 * The JSON of some posts as lists show them, between `before` and `after`; reads the bodies that
 * were not read yet. Returns bytes, because strings of this size trigger a garbage collection every
 * few lists.
 */
export async function listJson(
  entries: Entries,
  { json }: ListView,
  [before, after]: [string, string] = ['[', ']'],
): Promise<Uint8Array<ArrayBuffer>> {
  await readBodies(entries);
  const parts = entries.flatMap((entry, place) => [...(place > 0 ? [comma] : []), json(entry)]);
  return Buffer.concat([Buffer.from(before), ...parts, Buffer.from(after)]);
}

/** The filter that the request asks for; null when it asks for none. */
function asked(c: Context): ((entry: Entry<Post>) => boolean) | null {
  const tag = foldedTag(c.req.query('tag') ?? '');
  const search = postSearch(c.req.query('q') ?? '');
  const ids = c.req.query('ids') === undefined ? null : new Set(listIn(c.req.query('ids')));
  const status = c.req.query('status');
  if (!tag && !search && !ids && !status) return null;
  const hasTag = ({ tags }: Post) => !tag || tags.some((one) => foldedTag(one) === tag);
  const isOf = (post: Post) => !status || post.status === status;
  return ({ id, value }) =>
    (ids?.has(id) ?? true) && isOf(value) && hasTag(value) && (search?.(value) ?? true);
}

/** Filters many posts; other requests are answered meanwhile. */
async function foundAmong(all: Entries, isAsked: (entry: Entry<Post>) => boolean) {
  const turn = inSlices();
  const found: Entry<Post>[] = [];
  for (const entry of all) {
    await turn();
    if (isAsked(entry)) found.push(entry);
  }
  return found;
}

async function pageOf(c: Context<ApiEnv>, posts: Posts, index: PostIndex) {
  const page = inRange(c.req.query('page'), postPaging.page, 1e6);
  const pageSize = inRange(c.req.query('pageSize'), postPaging.pageSize, postPaging.maxPageSize);
  const all = c.get('owner') ? visibleEntries(posts, collections.posts, true) : index.published();
  const isAsked = asked(c);
  const found = isAsked ? await foundAmong(all, isAsked) : all;
  const items = found.slice((page - 1) * pageSize, page * pageSize);
  return {
    found,
    items,
    facts: { page, pageSize, total: found.length },
    narrowed: isAsked !== null,
  };
}

/**
 * One page of a list of posts (`PostPage`); it depends on every post when it filters or counts
 * minutes.
 */
export function pageRoute(posts: Posts, index: PostIndex, minutes: ReadingMinutes) {
  return async (c: Context<ApiEnv>) => {
    const { found, items, facts, narrowed } = await pageOf(c, posts, index);
    const counted = c.req.query('minutes') === 'true';
    const tags = ['posts', ...items.map(({ id }) => summaryTag(id))];
    if (counted || narrowed) tags.push(everyPost);
    const all = counted ? { ...facts, minutes: await minutes.total(found) } : facts;
    const view = viewOfList(c);
    const version = versionOf([all, await view.version(items)]);
    return answerKnown(c, { version, tags }, () =>
      listJson(items, view, ['{"items":[', `],${JSON.stringify(all).slice(1)}`]),
    );
  };
}
