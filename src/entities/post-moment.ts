import type { Post } from './post.ts';

/** When a post was published, else when it was created; null if neither is known. */
export const postMoment = (post: Pick<Post, 'publishedAt' | 'createdAt'>): string | null =>
  post.publishedAt ?? post.createdAt;
