/** The reader's error messages (spec 2 §8). */
export const readerMessages = {
  loading: 'Loading…',
  notFound: 'Blog post not found',
  loadFailed: 'Failed to load post',
  noReason: 'Post not found',
} as const;
