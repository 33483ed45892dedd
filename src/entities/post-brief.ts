import type { PostSection, PostSummary } from './post.ts';

/** The `view` of lists that tell a `PostBrief` of each post instead of all but its body. */
export const briefView = 'brief';

/**
 * A post as cards and feeds show it; its sections, one where it has no headings, with their words as
 * they are drawn.
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
