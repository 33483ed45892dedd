/** How much a card shows, in items and characters (spec 1 §9, spec 2 §9). */
export const cardLimits = {
  projectTags: 4,
  postTags: 6,
  preview: 320,
  excerpt: 200,
  listExcerpt: 120,
  searchExcerpt: 500,
  storyTags: 3,
  related: 120,
  opening: 80,
} as const;
