import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import type { EditorOptions } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { Alignment } from '../../../../ui/rich-text/alignment.ts';
import { linkOptions } from '../../../../ui/rich-text/commands.ts';
import { Figure } from './figure.ts';
import { Colour, rareMarks } from './marks.ts';

const link = {
  ...linkOptions,
  openOnClick: false,
  linkOnPaste: false,
  HTMLAttributes: { target: null, rel: null, class: null },
};

/** All that a post's text can be: what the server's allow-list takes, and no more. */
export const storyExtensions: EditorOptions['extensions'] = [
  StarterKit.configure({ link, heading: { levels: [1, 2, 3, 4, 5, 6] } }),
  Image.configure({ inline: true }),
  Figure,
  TableKit.configure({ table: { resizable: false } }),
  Colour,
  Alignment,
  ...rareMarks,
  Placeholder.configure({
    placeholder: 'Write, or type # for a heading, - for a list, > to quote',
  }),
];
