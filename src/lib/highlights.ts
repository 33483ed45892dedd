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

/** A highlight as its form holds it: the title as words, the link and the position as typed. */
export type HighlightFields = {
  icon: string;
  title: string;
  /** The title's markup as stored; it stays while the words do. */
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

/** Whether two forms say the same. */
export const sameFields = (a: HighlightFields, b: HighlightFields): boolean =>
  names.every((name) => a[name] === b[name]);

const titleMarkup = ({ title, titleHtml }: HighlightFields) =>
  plainText(titleHtml) === title.trim() ? titleHtml : escapeText(title.trim());

/** What is sent to create or change a highlight, under the names of spec 1 §7. */
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

/** What is wrong with a form, by field; nothing when it can be saved. */
export function problemsIn(fields: HighlightFields): Partial<Record<string, string>> {
  const result = v.safeParse(highlightSchema, payloadOf(fields));
  const { sortOrder, ...messages } = messagesByField(result.issues ?? []);
  return {
    ...messages,
    ...(sortOrder && { position: sortOrder }),
    ...(fields.title.trim() === '' && { title: highlightMessages.missingTitle }),
  };
}

/** A highlight as the page shows it, from what the device holds. */
export function viewOf(id: string, highlight: Highlight): HighlightView {
  const { titleHtml, bodyHtml, sortOrder } = highlight;
  const [title, description] = [plainText(titleHtml), plainText(bodyHtml)];
  return { ...highlight, id, title, description, position: sortOrder };
}

/** A highlight as it will be shown while its form is filled in; a position that is none counts as 0. */
export const previewOf = (id: string, fields: HighlightFields): HighlightView =>
  viewOf(id, {
    icon: fields.icon,
    titleHtml: titleMarkup(fields),
    bodyHtml: fields.bodyHtml,
    url: fields.url.trim() || null,
    sortOrder: Number(fields.position) || 0,
    published: fields.published,
  });

/** A free id for a highlight that is on this device alone. */
export function nextLocalId(ids: readonly string[]): string {
  const numbers = ids.filter(isLocalHighlight).map((id) => Number(id.slice('h-'.length)));
  return `h-${Math.max(0, ...numbers) + 1}`;
}

/** Highlights in their order on the screen: by position, then as they came. */
export const inOrder = (highlights: readonly HighlightView[]): HighlightView[] =>
  highlights.toSorted((a, b) => a.position - b.position);

/** What the server has, with those that are on this device alone. */
export const withLocal = (
  served: readonly HighlightView[],
  kept: readonly HighlightView[],
): HighlightView[] => inOrder([...served, ...kept.filter(({ id }) => isLocalHighlight(id))]);
