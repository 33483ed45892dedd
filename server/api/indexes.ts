import type { ContentStore } from '../store/content-store.ts';
import { PostIndex } from './post-index.ts';
import { ReadingMinutes } from './reading-minutes.ts';
import { RelatedPosts } from './related-posts.ts';

/** The indexes by which the API finds posts, built from the store and kept up to date. */
export const indexesOn = (store: ContentStore) => ({
  postIndex: new PostIndex(store),
  related: new RelatedPosts(store),
  minutes: new ReadingMinutes(),
});
