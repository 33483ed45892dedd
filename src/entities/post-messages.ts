/** Texts about posts that several screens show, apart from the schema (spec 2 §2). */
export const postMessages = { none: 'No blog posts yet' } as const;
