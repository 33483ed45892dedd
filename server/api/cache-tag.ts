import { hash } from 'node:crypto';

/** Names what an answer was made from, so that caches know when to ask again. */
export const cacheTagHeader = 'Cache-Tag';

/** The cache tag of one entry's own answers; ids may hold anything a file's name can. */
export const entryTag = (collection: string, id: string): string =>
  `${collection}/${encodeURIComponent(id)}`;

/** The cache tag of all lists of posts by a folded tag; short, however long the tag is. */
export const tagKey = (tag: string): string =>
  `tagged/${hash('sha256', tag, 'base64url').slice(0, 16)}`;

/** The cache tag of every answer that shows a post as lists do. */
export const summaryTag = (id: string): string => entryTag('summaries', id);

/** The cache tag of every answer that depends on an uploaded file. */
export const uploadTag = (name: string): string => entryTag('uploads', name);

const parts = 'post-index/';

/** The cache tag of a part of the index of posts. */
export const partTag = (part: number): string => `${parts}${part}`;

/** The cache tag of the current month. */
export const calendarTag = 'calendar';

/** The cache tag of answers that any change of any post can alter. */
export const everyPost = 'every-post';

/** Whether answers with this tag are altered by the changes of many posts. */
export const isCommon = (tag: string): boolean => tag === everyPost || tag.startsWith(parts);
