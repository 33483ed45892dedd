import { Hono } from 'hono';
import type { Post, PostIndexItem } from '../../src/entities/post.ts';
import type { Entry } from '../store/document-set.ts';
import { answerKnown } from './answer.ts';
import { everyPost, partTag } from './cache-tag.ts';
import type { ApiDependencies, ApiEnv } from './dependencies.ts';
import { inRange } from './post-lists.ts';
import { PostParts } from './post-parts.ts';
import { versionOf } from './versions.ts';

const indexItem = ({ value }: Entry<Post>): PostIndexItem => {
  const { slug, formerSlugs, title, updatedAt, publishedAt } = value;
  return { slug, formerSlugs, title, updatedAt, publishedAt };
};

/** The addresses of all published posts, newest first, or of a `part` of them, oldest first. */
export function postIndexRoutes({ postIndex }: ApiDependencies) {
  const parts = new PostParts(postIndex);
  const all = () => ({
    posts: postIndex.published(),
    version: versionOf(postIndex.version),
    tags: ['posts', everyPost],
  });
  const one = (part: number) => ({ ...parts.part(part), tags: ['posts', partTag(part)] });
  return new Hono<ApiEnv>().get('/', (c) => {
    const part = c.req.query('part');
    const { posts, ...known } = part === undefined ? all() : one(inRange(part, 1, 1e6));
    return answerKnown(c, known, () => JSON.stringify(posts.map(indexItem)));
  });
}
