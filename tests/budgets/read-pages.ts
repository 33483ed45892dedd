/** Each page that visitors read, in the sample content; of the posts the longest. */
export const readPages = [
  '/',
  '/about',
  '/experience',
  '/education',
  '/projects',
  '/blog',
  '/blog/naming-things-in-a-model-that-outlives-you',
  '/certificates',
  '/contact',
] as const;

export type ReadPage = (typeof readPages)[number];
