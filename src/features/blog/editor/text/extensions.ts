import { Image } from '@tiptap/extension-image';
import { TableCell } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import type { EditorOptions } from '@tiptap/react';
import { Alignment } from '../../../../ui/rich-text/alignment.ts';
import { rareMarks } from '../../../../ui/rich-text/rare-marks.ts';
import { TextLink } from '../../../../ui/rich-text/text-link.ts';
import { CaptionEdges } from './caption-edges.ts';
import { Coding } from './coding.ts';
import { Deleting } from './deleting.ts';
import { Directions } from './directions.ts';
import { Division } from './division.ts';
import { Figure } from './figure.ts';
import { keptNodes } from './kept.ts';
import { KeptPictures } from './kept-pictures.ts';
import { Listing } from './listing.ts';
import { StoryColour } from './marks.ts';
import { OwnCopies } from './own-copies.ts';
import { OwnStyle } from './own-style.ts';
import { Quoting } from './quoting.ts';
import { StoryKit } from './story-kit.ts';
import { tableNodes } from './table.ts';
import { verbatim } from './verbatim.ts';

/**
 * Links without targets, because writers do not choose them; pasted text stays plain (spec 2 §5).
 */
const StoryLink = TextLink.extend({
  addAttributes() {
    return { ...this.parent?.(), title: verbatim('title') };
  },
}).configure({
  linkOnPaste: false,
  HTMLAttributes: { target: null, rel: null, class: null },
});

const StoryImage = Image.extend({
  addAttributes: () => ({
    src: verbatim('src'),
    alt: verbatim('alt'),
    title: verbatim('title'),
    width: verbatim('width'),
    height: verbatim('height'),
  }),
}).configure({ inline: true });

/**
 * Everything a post's text may contain: what the server's allow-list accepts, and no more. What has
 * no form of its own here is kept as it is (`story-doc.ts`).
 */
export const storyExtensions: EditorOptions['extensions'] = [
  StoryLink,
  StoryKit,
  StoryImage,
  Figure,
  Division,
  ...keptNodes,
  KeptPictures,
  CaptionEdges,
  Deleting,
  Quoting,
  Coding,
  Listing,
  OwnCopies,
  TableCell,
  ...tableNodes,
  StoryColour,
  Alignment,
  OwnStyle,
  Directions,
  ...rareMarks,
  Placeholder.configure({
    placeholder: 'Write, or type # for a heading, - for a list, > to quote',
  }),
];
