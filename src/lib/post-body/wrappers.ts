/** Elements of a body that stand on lines of their own. */
export const blockTags: ReadonlySet<string> = new Set(
  'p div ul ol blockquote h1 h2 h3 h4 h5 h6 table figure hr pre'.split(' '),
);

/**
 * Whether an element only wraps blocks and says nothing itself, as in much imported HTML: its blocks
 * then count as the body's own.
 *
 * @param attributes how many attributes it has.
 * @param children the names of its child nodes; white space is ''.
 */
export const wrapsBlocks = (name: string, attributes: number, children: readonly string[]) =>
  name === 'div' &&
  attributes === 0 &&
  children.some(Boolean) &&
  children.every((child) => child === '' || blockTags.has(child));
