import { type Editor, Mark } from '@tiptap/core';

/** Text colour, as an inline style. */
export const Colour = Mark.create({
  name: 'colour',
  addAttributes: () => ({
    colour: { default: null, renderHTML: ({ colour }) => ({ style: `color: ${colour}` }) },
  }),
  parseHTML: () => [{ style: 'color', getAttrs: (colour) => ({ colour }) }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** Colours what is selected; null takes the colour off it. */
export function setColour(editor: Editor, colour: string | null): void {
  const chain = editor.chain().focus();
  (colour ? chain.setMark('colour', { colour }) : chain.unsetMark('colour')).run();
}
