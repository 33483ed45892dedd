import type { Context } from 'hono';
import { collections } from '../../src/entities/collections.ts';
import { type Post, postPaging } from '../../src/entities/post.ts';
import { briefView } from '../../src/entities/post-brief.ts';
import { foldedTag } from '../../src/lib/tags.ts';
import type { DocumentSet, Entry } from '../store/document-set.ts';
import { answerKnown, versionOf } from './answer.ts';
import { everyPost, summaryTag } from './cache-tag.ts';
import { visibleEntries } from './collection-routes.ts';
import type { ApiEnv } from './dependencies.ts';
import { type PostIndex, versions } from './post-index.ts';
import { briefJson, briefVersion, readBodies, summaryOf } from './post-summaries.ts';
import type { ReadingMinutes } from './reading-minutes.ts';

type Posts = DocumentSet<Post>;

/** A whole number from 1 up to a bound, as a request tells it; what is none stands for the fallback. */
export const inRange = (text: string | undefined, fallback: number, max: number) => {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 ? Math.min(value, max) : fallback;
};

const listIn = (text: string | undefined, separator: RegExp) =>
  (text ?? '').split(separator).filter(Boolean);

function matches(post: Post, tag: string, words: readonly string[]): boolean {
  if (tag && !post.tags.some((one) => foldedTag(one) === tag)) return false;
  if (words.length === 0) return true;
  const text = `${post.title} ${post.tags.join(' ')} ${post.excerpt} ${post.body}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

const comma = Buffer.from(',');

type Entries = readonly Entry<Post>[];

/** What a list tells of its posts: in which version, and of each the JSON. */
type ListView = {
  version: (entries: Entries) => string | Promise<string>;
  json: (entry: Entry<Post>) => Buffer<ArrayBuffer>;
};

const full: ListView = { version: versions, json: (entry) => summaryOf(entry).json };

/** No more than cards show: the version is known once the bodies were read. */
const brief: ListView = {
  version: async (entries) => {
    await readBodies(entries);
    return entries.map((entry) => `${entry.id} ${briefVersion(entry)}`).join('\n');
  },
  json: (entry) => Buffer.from(briefJson(entry)),
};

/** What the request asks a list of posts to tell of each. */
export const viewOfList = (c: Context): ListView =>
  c.req.query('view') === briefView ? brief : full;

/**
 * The JSON of some posts as lists show them, between what comes before and after it; bodies not read
 * yet are read for that. As bytes: a text of that size would have the engine tidy up every few lists.
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

function pageOf(c: Context<ApiEnv>, posts: Posts, index: PostIndex) {
  const page = inRange(c.req.query('page'), postPaging.page, 1e6);
  const pageSize = inRange(c.req.query('pageSize'), postPaging.pageSize, postPaging.maxPageSize);
  const tag = foldedTag(c.req.query('tag') ?? '');
  const words = listIn(c.req.query('q')?.toLowerCase(), /\s+/);
  const ids = c.req.query('ids') === undefined ? null : new Set(listIn(c.req.query('ids'), /,/));
  const all = c.get('owner') ? visibleEntries(posts, collections.posts, true) : index.published();
  const isAsked = ({ id, value }: Entry<Post>) =>
    (ids?.has(id) ?? true) && matches(value, tag, words);
  const found = tag || words.length > 0 || ids ? all.filter(isAsked) : all;
  const items = found.slice((page - 1) * pageSize, page * pageSize);
  return { found, items, facts: { page, pageSize, total: found.length }, narrowed: found !== all };
}

/** One page of a list of posts (`PostPage`); it depends on every post where their words count. */
export function pageRoute(posts: Posts, index: PostIndex, minutes: ReadingMinutes) {
  return async (c: Context<ApiEnv>) => {
    const { found, items, facts, narrowed } = pageOf(c, posts, index);
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
