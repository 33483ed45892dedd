import {
  type Post,
  type PostIndexItem,
  type PostPreview,
  type PostSection,
  type PostSummary,
  type PostView,
  postSchema,
} from '../../src/entities/post.ts';
import type { PostBrief } from '../../src/entities/post-brief.ts';
import {
  answeredFields,
  count,
  type Fields,
  type Json,
  listOf,
  objectOf,
  text,
} from './openapi-schemas.ts';

const section: Fields<PostSection> = { id: text, text, level: count, words: count };
const figures = { words: count, minutes: count, sections: listOf(objectOf<PostSection>(section)) };

const briefOf = (post: Fields<Post>): Fields<PostBrief> => ({
  id: text,
  slug: post.slug,
  title: post.title,
  color: post.color,
  tags: post.tags,
  excerpt: post.excerpt,
  preview: text,
  createdAt: post.createdAt,
  publishedAt: post.publishedAt,
  minutes: count,
  sections: listOf(objectOf<Pick<PostSection, 'words'>>({ words: count })),
});

/** What is answered for a post: on its own, in a list, in a brief list. */
export function postViews(): Record<string, Json> {
  const post = answeredFields<Post>(postSchema);
  const { body: _body, ...withoutBody } = post;
  return {
    posts: objectOf<PostView>({ ...post, id: text, ...figures, html: text }),
    postSummary: objectOf<PostSummary>({ ...withoutBody, id: text, ...figures, preview: text }),
    postBrief: objectOf<PostBrief>(briefOf(post)),
  };
}

/** The schema of a draft's preview. */
export const preview = objectOf<PostPreview>({ html: text, ...figures });

/** The schema of the list of posts' addresses. */
export function postIndex(): Json {
  const { slug, formerSlugs, title, updatedAt, publishedAt } = answeredFields<Post>(postSchema);
  return listOf(objectOf<PostIndexItem>({ slug, formerSlugs, title, updatedAt, publishedAt }));
}
