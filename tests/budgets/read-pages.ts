import { navigation } from '../../src/lib/routes.ts';

/** Each page that visitors read, in the sample content; of the posts, the longest. */
export const readPages = [
  ...navigation.map(({ href }) => href),
  '/blog/naming-things-in-a-model-that-outlives-you',
] as const;

export type ReadPage = (typeof readPages)[number];
