/** A post's look where it names none: the reader's and list's, and the editor's (spec 2 §3). */
export const postDefaults = {
  title: 'Untitled',
  color: '#6366f1',
  editorColor: '#4f46e5',
  theme: { fontFamily: 'Inter', basePx: 16, headingScale: 1.15 },
} as const;

/** The longest texts of a post, in characters. */
export const postLimits = { title: 300 } as const;
