import type { Post, PostPreview, PostSummary, PostView } from '../../entities/post.ts';
import { excerptOf, plainText } from '../plain-text.ts';
import { readingMinutes } from '../reading-time.ts';
import { type PostBody, readPostBody, renderPostBody } from './render.ts';

const PREVIEW = 520;
const EXCERPT = 197;

/** Bodies are read once per stored value: a changed post is a new value. */
const bodies = new WeakMap<Post, PostBody>();
const pages = new WeakMap<Post, string>();
const summaries = new WeakMap<Post, PostSummary>();
const lengths = new WeakMap<Post, number>();

function once<K extends object, T>(cache: WeakMap<K, T>, key: K, make: () => T): T {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}

const bodyOf = (post: Post) => once(bodies, post, () => readPostBody(post.body));

function derived(post: Post, id: string) {
  const { words, sections } = bodyOf(post);
  return { id, words, sections, minutes: readingMinutes(words) };
}

/** The excerpt as written, else the first words of the body (spec 2 §5). */
const excerpt = (post: Post) => plainText(post.excerpt) || excerptOf(bodyOf(post).text, EXCERPT);

/** A post for lists and cards; `preview` holds the first 520 characters (spec 1 §9). */
export const postSummary = (post: Post, id: string): PostSummary =>
  once(summaries, post, () => {
    const { body: _body, ...rest } = post;
    const preview = excerptOf(bodyOf(post).text, PREVIEW);
    const summary = { ...rest, ...derived(post, id), preview, excerpt: excerpt(post) };
    bodies.delete(post);
    return summary;
  });

/** The minutes to read a post; keeps nothing else of it in memory. */
export const postMinutes = (post: Post): number =>
  once(
    lengths,
    post,
    () => summaries.get(post)?.minutes ?? readingMinutes(readPostBody(post.body).words),
  );

/** Whether the minutes of a post are known without reading its body. */
export const knowsMinutes = (post: Post): boolean => lengths.has(post) || summaries.has(post);

/** A post for its own page, with its body rendered. */
export const postView = (post: Post, id: string): PostView => ({
  ...post,
  ...derived(post, id),
  excerpt: excerpt(post),
  html: once(pages, post, () => renderPostBody(bodyOf(post))),
});

/** A body that is still being written, as the reader will show it. */
export function postPreview(body: string): PostPreview {
  const read = readPostBody(body);
  const { words, sections } = read;
  return { html: renderPostBody(read), sections, words, minutes: readingMinutes(words) };
}

/** Whether two versions of a post look different where they are not read whole. */
export function summaryChanged(id: string, before: Post | undefined, after: Post | undefined) {
  if (!before || !after) return true;
  return JSON.stringify(postSummary(before, id)) !== JSON.stringify(postSummary(after, id));
}
