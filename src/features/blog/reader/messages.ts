/** What the reader says when something is wrong, and what it asks (spec 2 §8). */
export const readerMessages = {
  loading: 'Loading…',
  notFound: 'Blog post not found',
  loadFailed: 'Failed to load post',
  noReason: 'Post not found',
  deleteQuestion: 'Delete this post?',
} as const;
