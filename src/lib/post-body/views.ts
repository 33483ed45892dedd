import type { Post, PostPreview, PostSummary, PostView } from '../../entities/post.ts';
import type { PostBrief } from '../../entities/post-brief.ts';
import { drawnWords } from '../drawings/post-section.ts';
import { excerptOf, postExcerpt } from '../excerpt.ts';
import { readingMinutes } from '../reading-time.ts';
import { type PostBody, readPostBody } from './read.ts';
import { type Highlight, renderPostBody } from './render.ts';
import { storedExcerpt } from './stored-excerpt.ts';

const PREVIEW = 520;

const figures = ({ words, sections }: PostBody) => ({
  words,
  sections,
  minutes: readingMinutes(words),
});

/**
 * A post for lists and cards; `preview` is the first 520 characters (spec 1 §9), headings left out. The excerpt is as
 * written, else the beginning of the body (spec 2 §5).
 *
 * @param read its parsed body, if already at hand.
 */
export function postSummary(post: Post, id: string, read = readPostBody(post.body)): PostSummary {
  const { body: _body, ...rest } = post;
  const excerpt = storedExcerpt(post.excerpt) || postExcerpt(read.text);
  return { ...rest, id, ...figures(read), preview: excerptOf(read.prose, PREVIEW), excerpt };
}

/** What cards show of a post; most edits of its body do not change it. */
export const postBrief = (post: PostSummary): PostBrief => ({
  id: post.id,
  slug: post.slug,
  title: post.title,
  color: post.color,
  tags: post.tags,
  excerpt: post.excerpt,
  preview: post.preview,
  createdAt: post.createdAt,
  publishedAt: post.publishedAt,
  minutes: post.minutes,
  sections: (post.sections.length > 0 ? post.sections : [post]).map(({ words }) => ({
    words: drawnWords(words),
  })),
});

/** A post for its own page: its summary and its rendered body. */
export function postView(
  post: Post,
  { preview: _, ...summary }: PostSummary,
  html: string,
): PostView {
  return { ...post, ...summary, html };
}

/** A draft's parsed body as the reader will show it. */
export const postPreview = (read: PostBody, highlight: Highlight): PostPreview => ({
  html: renderPostBody(read, highlight),
  ...figures(read),
});
