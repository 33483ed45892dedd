import { type Attribute, Extension } from '@tiptap/core';
import { styleIn } from '../../../../lib/post-editing/essence-marks.ts';
import { COLOUR } from '../../../../lib/post-editing/tidy-html.ts';

/** Blocks that alignment tools do not set, but that may have an alignment of their own. */
const aligned = [
  'blockquote',
  'bulletList',
  'orderedList',
  'listItem',
  'table',
  'tableRow',
  'figure',
  'division',
  'horizontalRule',
];
const coloured = [...aligned, 'paragraph', 'heading', 'tableCell', 'tableHeader'];

/** A property of an element's own style, as it is written there. */
const inStyle = (element: HTMLElement, property: string) =>
  styleIn(element.getAttribute('style') ?? '', property) || null;

/** A colour as it is written: in a style a browser writes each as `rgb()`. */
export const colour: Attribute = {
  default: null,
  parseHTML: (element) => element.getAttribute(COLOUR) ?? inStyle(element, 'color'),
  renderHTML: ({ colour: own }) => (own ? { style: `color: ${own}`, [COLOUR]: own } : {}),
};

const align: Attribute = {
  default: null,
  parseHTML: (element) => inStyle(element, 'text-align'),
  renderHTML: ({ align: own }) => (own ? { style: `text-align: ${own}` } : {}),
};

/** The colour and the alignment that whole blocks have, although no button sets them. */
export const OwnStyle = Extension.create({
  name: 'ownStyle',
  addGlobalAttributes: () => [
    { types: aligned, attributes: { align } },
    { types: coloured, attributes: { colour } },
  ],
});
