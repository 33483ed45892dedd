import type { Post, PostPreview, PostSummary, PostView } from '../../entities/post.ts';
import { excerptOf, plainText } from '../plain-text.ts';
import { readingMinutes } from '../reading-time.ts';
import { recentValues } from '../recent.ts';
import { type PostBody, readPostBody, renderPostBody } from './render.ts';

const PREVIEW = 520;
const EXCERPT = 197;

/** As many characters of rendered bodies are kept at hand, for pages that are made again. */
const RENDERED = 4_000_000;

/** What is derived from a stored value is made once: a changed post is a new value. */
const summaries = new WeakMap<Post, PostSummary>();
const lengths = new WeakMap<Post, number>();
const pages = recentValues<Post, string>(RENDERED, ({ length }) => length);

function once<K extends object, T>(cache: WeakMap<K, T>, key: K, make: () => T): T {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}

const figures = ({ words, sections }: PostBody) => ({
  words,
  sections,
  minutes: readingMinutes(words),
});

/** The excerpt is as written, else the first words of the body (spec 2 §5). */
function summaryOf(post: Post, id: string, read: PostBody): PostSummary {
  const { body: _body, ...rest } = post;
  const excerpt = plainText(post.excerpt) || excerptOf(read.text, EXCERPT);
  return { ...rest, id, ...figures(read), preview: excerptOf(read.text, PREVIEW), excerpt };
}

/** A post for lists and cards; `preview` holds the first 520 characters (spec 1 §9). */
export const postSummary = (post: Post, id: string): PostSummary =>
  once(summaries, post, () => summaryOf(post, id, readPostBody(post.body)));

/** The minutes to read a post; keeps nothing else of it in memory. */
export const postMinutes = (post: Post): number =>
  once(
    lengths,
    post,
    () => summaries.get(post)?.minutes ?? readingMinutes(readPostBody(post.body).words),
  );

/** Whether the minutes of a post are known without reading its body. */
export const knowsMinutes = (post: Post): boolean => lengths.has(post) || summaries.has(post);

/** The body is read once for the page and the lists, and not kept: a tree takes much room. */
function rendered(post: Post, id: string): string {
  const read = readPostBody(post.body);
  once(summaries, post, () => summaryOf(post, id, read));
  return renderPostBody(read);
}

/** A post for its own page, with its body rendered. */
export function postView(post: Post, id: string): PostView {
  const html = pages.get(post, () => rendered(post, id));
  const { preview: _preview, ...summary } = postSummary(post, id);
  return { ...post, ...summary, html };
}

/** A body that is still being written, as the reader will show it. */
export function postPreview(body: string): PostPreview {
  const read = readPostBody(body);
  return { html: renderPostBody(read), ...figures(read) };
}

/** Whether two versions of a post look different where they are not read whole. */
export function summaryChanged(id: string, before: Post | undefined, after: Post | undefined) {
  if (!before || !after) return true;
  return JSON.stringify(postSummary(before, id)) !== JSON.stringify(postSummary(after, id));
}
