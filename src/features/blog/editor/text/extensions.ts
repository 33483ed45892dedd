import { Image } from '@tiptap/extension-image';
import { Table, TableKit } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import type { EditorOptions } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { Alignment } from '../../../../ui/rich-text/alignment.ts';
import { rareMarks } from '../../../../ui/rich-text/rare-marks.ts';
import { TextLink } from '../../../../ui/rich-text/text-link.ts';
import { Coding } from './coding.ts';
import { Deleting } from './deleting.ts';
import { Figure } from './figure.ts';
import { KeptPictures } from './kept-pictures.ts';
import { Listing } from './listing.ts';
import { StoryColour } from './marks.ts';
import { OwnCopies } from './own-copies.ts';
import { Quoting } from './quoting.ts';

/**
 * Links without targets, because writers do not choose them; pasted text stays plain (spec 2 §5).
 */
const StoryLink = TextLink.configure({
  linkOnPaste: false,
  HTMLAttributes: { target: null, rel: null, class: null },
});

/** A table that Tab leaves from its last cell, or a keyboard could never; buttons add rows. */
const StoryTable = Table.extend({
  addKeyboardShortcuts() {
    return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() };
  },
}).configure({ resizable: false });

/** Everything a post's text may contain: what the server's allow-list accepts, and no more. */
export const storyExtensions: EditorOptions['extensions'] = [
  StoryLink,
  StarterKit.configure({ link: false, heading: { levels: [1, 2, 3, 4, 5, 6] } }),
  Image.configure({ inline: true }),
  Figure,
  KeptPictures,
  Deleting,
  Quoting,
  Coding,
  Listing,
  OwnCopies,
  TableKit.configure({ table: false }),
  StoryTable,
  StoryColour,
  Alignment,
  ...rareMarks,
  Placeholder.configure({
    placeholder: 'Write, or type # for a heading, - for a list, > to quote',
  }),
];
