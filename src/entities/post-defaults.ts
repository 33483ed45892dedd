/** A post's look when it sets none, in the reader, the list and the editor (spec 2 §3). */
export const postDefaults = {
  title: 'Untitled',
  color: '#6366f1',
  editorColor: '#4f46e5',
  theme: { fontFamily: 'Inter', basePx: 16, headingScale: 1.15 },
} as const;

/** Stands for the text of a post that has none (spec 2 §2). */
export const noContent = 'No content available';

/** The range of each size in a post's theme (spec 2 §5). */
export const postSizes = {
  basePx: { min: 12, max: 22 },
  headingScale: { min: 1, max: 2 },
} as const;

/** The longest a post's texts may be, in characters. */
export const postLimits = { title: 300 } as const;
