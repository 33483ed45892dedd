import { Mark } from '@tiptap/core';

/**
 * A mark without attributes.
 *
 * @param align the `vertical-align` that other programs paste in place of the element.
 */
const simpleMark = (name: string, tag: string, align?: string) =>
  Mark.create({
    name,
    ...(name === 'subscript' && { excludes: 'superscript' }),
    parseHTML: () => [{ tag }, ...(align ? [{ style: `vertical-align=${align}` }] : [])],
    renderHTML: () => [tag, 0],
  });

/** What is raised or lowered in a line, like the 2 of m²: kept, although no button sets it. */
export const raisedMarks = [
  simpleMark('subscript', 'sub', 'sub'),
  simpleMark('superscript', 'sup', 'super'),
];

/** Marks that posts may contain and keep, although no button sets them. */
export const rareMarks = [
  ...raisedMarks,
  simpleMark('keyboard', 'kbd'),
  simpleMark('sample', 'samp'),
  simpleMark('inserted', 'ins'),
];
