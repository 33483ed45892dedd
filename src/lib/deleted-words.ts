/** What a button says while the deletion it began is under way. */
export const deletingWords = 'Deleting…';

/** The message after a deletion on the server, with the entry's name where there is one. */
export const deletedWords = (name?: string): string =>
  name ? `Deleted “${name}”, for every visitor.` : 'Deleted, for every visitor.';
