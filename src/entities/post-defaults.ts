/** A post's look where it names none: the reader's and list's, and the editor's (spec 2 §3). */
export const postDefaults = {
  title: 'Untitled',
  color: '#6366f1',
  editorColor: '#4f46e5',
  theme: { fontFamily: 'Inter', basePx: 16, headingScale: 1.15 },
} as const;

/** What the sizes of a post's theme may be (spec 2 §5). */
export const postSizes = {
  basePx: { min: 12, max: 22 },
  headingScale: { min: 1, max: 2 },
} as const;

/** The longest texts of a post, in characters. */
export const postLimits = { title: 300 } as const;
