import { Extension } from '@tiptap/core';

const alignable = ['paragraph', 'heading'];

/** The text alignment of paragraphs and headings, as an inline style. */
export const Alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    {
      types: alignable,
      attributes: {
        align: {
          default: null,
          parseHTML: (element) => element.style.textAlign || null,
          renderHTML: ({ align }) => (align ? { style: `text-align: ${align}` } : {}),
        },
      },
    },
  ],
});
