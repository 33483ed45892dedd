import { escapeText } from 'entities';
import * as v from 'valibot';
import { messagesByField } from '../entities/entity.ts';
import {
  type Highlight,
  type HighlightView,
  highlightMessages,
  highlightSchema,
  isLocalHighlight,
  newHighlight,
} from '../entities/highlight.ts';
import { plainText } from './plain-text.ts';

/** A highlight in its form: the title as plain text, the link and the position as typed. */
export type HighlightFields = {
  icon: string;
  title: string;
  /** The title's stored markup; it is kept as long as its words are. */
  titleHtml: string;
  bodyHtml: string;
  url: string;
  position: string;
  published: boolean;
};

/** A new highlight's fields (spec 1 §9): its position is the count plus one. */
export const newFields = (count: number): HighlightFields => ({
  icon: newHighlight.icon,
  title: newHighlight.titleHtml,
  titleHtml: newHighlight.titleHtml,
  bodyHtml: `<p>${newHighlight.bodyHtml}</p>`,
  url: '',
  position: String(count + 1),
  published: true,
});

/** A stored highlight as its editor shows it. */
export const fieldsOf = (highlight: HighlightView): HighlightFields => ({
  icon: highlight.icon,
  title: highlight.title,
  titleHtml: highlight.titleHtml,
  bodyHtml: highlight.bodyHtml,
  url: highlight.url ?? '',
  position: String(highlight.position),
  published: highlight.published,
});

const names = [
  'icon',
  'title',
  'bodyHtml',
  'url',
  'position',
  'published',
] as const satisfies (keyof HighlightFields)[];

/** Whether two forms have the same contents. */
export const sameFields = (a: HighlightFields, b: HighlightFields): boolean =>
  names.every((name) => a[name] === b[name]);

const titleMarkup = ({ title, titleHtml }: HighlightFields) =>
  plainText(titleHtml) === title.trim() ? titleHtml : escapeText(title.trim());

/** The payload that creates or changes a highlight, under the names of spec 1 §7. */
export function payloadOf(fields: HighlightFields) {
  const [titleHtml, { bodyHtml }] = [titleMarkup(fields), fields];
  return {
    icon: fields.icon,
    position: fields.position.trim(),
    published: fields.published,
    title_html: titleHtml,
    body_html: bodyHtml,
    titleHtml,
    bodyHtml,
    title: fields.title.trim(),
    url: fields.url.trim(),
  };
}

/** A form's errors by field; empty if it can be saved. */
export function problemsIn(fields: HighlightFields): Partial<Record<string, string>> {
  const result = v.safeParse(highlightSchema, payloadOf(fields));
  const { sortOrder, ...messages } = messagesByField(result.issues ?? []);
  return {
    ...messages,
    ...(sortOrder && { position: sortOrder }),
    ...(fields.title.trim() === '' && { title: highlightMessages.missingTitle }),
  };
}

/** A highlight of this device as the page shows it. */
export function viewOf(id: string, highlight: Highlight): HighlightView {
  const { titleHtml, bodyHtml, sortOrder } = highlight;
  const [title, description] = [plainText(titleHtml), plainText(bodyHtml)];
  return { ...highlight, id, title, description, position: sortOrder };
}

/** A preview of the highlight in a form; an invalid position counts as 0. */
export const previewOf = (id: string, fields: HighlightFields): HighlightView =>
  viewOf(id, {
    icon: fields.icon,
    titleHtml: titleMarkup(fields),
    bodyHtml: fields.bodyHtml,
    url: fields.url.trim() || null,
    sortOrder: Number(fields.position) || 0,
    published: fields.published,
  });

/** A free id for a highlight that exists only on this device. */
export function nextLocalId(ids: readonly string[]): string {
  const numbers = ids.filter(isLocalHighlight).map((id) => Number(id.slice('h-'.length)));
  return `h-${Math.max(0, ...numbers) + 1}`;
}

/** Highlights in screen order: by position, else in their given order. */
export const inOrder = (highlights: readonly HighlightView[]): HighlightView[] =>
  highlights.toSorted((a, b) => a.position - b.position);

/** The server's highlights and those that exist only on this device. */
export const withLocal = (
  served: readonly HighlightView[],
  kept: readonly HighlightView[],
): HighlightView[] => inOrder([...served, ...kept.filter(({ id }) => isLocalHighlight(id))]);
