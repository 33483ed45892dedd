import { Mark } from '@tiptap/core';

type Html = string | HTMLElement;
const styleOf = (element: Html) => (typeof element === 'string' ? null : element.style);

const colourAttribute = (property: 'color' | 'background-color') => ({
  colour: {
    default: null,
    parseHTML: (element: HTMLElement) => element.style.getPropertyValue(property) || null,
    renderHTML: ({ colour }: { colour?: string | null }) =>
      colour ? { style: `${property}: ${colour}` } : {},
  },
});

/** Coloured text, in a palette colour or one it was pasted with. */
export const TextColour = Mark.create({
  name: 'textColour',
  addAttributes: () => colourAttribute('color'),
  parseHTML: () => [
    { tag: 'span', getAttrs: (element) => (styleOf(element)?.color ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** Text highlighted in a palette colour. */
export const Highlight = Mark.create({
  name: 'highlight',
  addAttributes: () => colourAttribute('background-color'),
  parseHTML: () => [
    { tag: 'mark', getAttrs: (element) => (styleOf(element)?.backgroundColor ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['mark', HTMLAttributes, 0],
});
