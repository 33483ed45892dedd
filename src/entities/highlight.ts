import * as v from 'valibot';
import { linkAddress } from './address-fields.ts';
import { entitySchema } from './entity.ts';
import { flag, markup, number, text } from './fields.ts';

/** The defaults of a new highlight; its position is the count plus one (spec 1 §9). */
export const newHighlight = {
  icon: '💡',
  titleHtml: 'New highlight',
  bodyHtml: 'Describe your highlight…',
} as const;

export const highlightMessages = {
  missingId: 'Missing highlight id',
  missingTitle: 'Title is required',
  confirmDelete: 'Are you sure you want to delete this highlight?',
} as const;

/** Whether a highlight exists only on this device: its id is `h-` and a number. */
export const isLocalHighlight = (id: string): boolean => /^h-\d+$/.test(id);

export const highlightSchema = entitySchema(
  {
    icon: v.pipe(
      text(16),
      v.transform((icon) => icon || newHighlight.icon),
    ),
    titleHtml: markup(5_000),
    bodyHtml: markup(20_000),
    url: linkAddress(),
    sortOrder: number(0),
    published: flag(true),
  },
  {
    titleHtml: ['title_html', 'title'],
    bodyHtml: ['body_html', 'description'],
    sortOrder: ['sort_order', 'position'],
    published: ['is_published'],
  },
);

export type Highlight = v.InferOutput<typeof highlightSchema>;
export type HighlightView = Highlight & {
  id: string;
  title: string;
  description: string;
  position: number;
};
