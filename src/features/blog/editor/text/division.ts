import { Node } from '@tiptap/core';
import { BARE } from '../../../../lib/post-editing/tidy-html.ts';

/** A `div`, which imported stories use for lines, and to align or colour several blocks. */
export const Division = Node.create({
  name: 'division',
  group: 'block',
  content: 'block+',
  addAttributes: () => ({
    bare: {
      default: false,
      parseHTML: (element) =>
        element.hasAttribute(BARE) || element.querySelector(':scope > p') === null,
      renderHTML: ({ bare }) => (bare ? { [BARE]: '' } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'div' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
});
