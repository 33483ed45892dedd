import { Mark } from '@tiptap/core';

/** Text colour, as an inline style. */
export const Colour = Mark.create({
  name: 'colour',
  addAttributes: () => ({
    colour: { default: null, renderHTML: ({ colour }) => ({ style: `color: ${colour}` }) },
  }),
  parseHTML: () => [{ style: 'color', getAttrs: (colour) => ({ colour }) }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});
