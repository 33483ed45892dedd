/** Says that another post has a slug, and suggests a free one. */
export const takenSlugWords = (slug: string, free: string): string =>
  `Another post has the address “${slug}”. Try “${free}”.`;

/** The free slug that `takenSlugWords` suggest; null for any other message. */
export const suggestedSlug = (message: string): string | null =>
  /Try “([a-z0-9-]+)”/.exec(message)?.[1] ?? null;
