import type { PostSection, PostSummary } from './post.ts';

/**
 * The `view` parameter that asks a list for a `PostBrief` of each post instead of a `PostSummary`.
 */
export const briefView = 'brief';

/**
 * A post as cards and feeds show it. `sections` hold the word counts for its drawing; a post
 * without headings has one.
 */
export type PostBrief = Pick<
  PostSummary,
  | 'id'
  | 'slug'
  | 'title'
  | 'color'
  | 'tags'
  | 'excerpt'
  | 'preview'
  | 'createdAt'
  | 'publishedAt'
  | 'minutes'
> & { sections: Pick<PostSection, 'words'>[] };
