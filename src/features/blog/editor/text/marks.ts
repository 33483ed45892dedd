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

const simple = (name: string, tag: string) =>
  Mark.create({
    name,
    ...(name === 'subscript' && { excludes: 'superscript' }),
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

/** Marks that posts may contain and keep, although no button sets them. */
export const rareMarks = [
  simple('subscript', 'sub'),
  simple('superscript', 'sup'),
  simple('keyboard', 'kbd'),
  simple('sample', 'samp'),
];
