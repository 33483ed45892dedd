import DOMPurify, { type Config } from 'dompurify';
import type { RichTextKind } from '../entities/entity.ts';
import { type AllowList, allowLists } from '../lib/rich-text/allow-lists.ts';
import {
  attributesOf,
  cellAttributes,
  imageAttributes,
  languageClass,
  linkAttributes,
  safeStyleValue,
} from '../lib/rich-text/attributes.ts';
import { wordsApart } from '../lib/rich-text/words-apart.ts';

/** The attributes tags may have. */
type Known = ReturnType<typeof attributesOf>;

/** Allows every attribute of any tag; what each tag may have is checked afterwards. */
const configOf = (list: AllowList, known: Known): Config => ({
  ALLOWED_TAGS: [...list.tags, ...(list.tags.includes('span') ? ['font'] : []), '#text'],
  ALLOWED_ATTR: [...Object.values(known).flat(), 'color', 'align'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
});

/** Turns an old editor's `<font color>` into a span, so that the text keeps its colour. */
function fontToSpan(font: Element): void {
  const span = font.ownerDocument.createElement('span');
  span.style.color = font.getAttribute('color') ?? '';
  span.append(...font.childNodes);
  font.replaceWith(span);
}

function holdStyles(element: HTMLElement, { styles }: AllowList): void {
  const { style } = element;
  for (const name of [...style]) {
    const isKept = styles.includes(name) && safeStyleValue.test(style.getPropertyValue(name));
    if (!isKept) style.removeProperty(name);
  }
  if (style.length === 0) element.removeAttribute('style');
}

function holdClasses(element: Element): void {
  const kept = [...element.classList].filter((name) => languageClass.test(name));
  element.className = kept.join(' ');
  if (kept.length === 0) element.removeAttribute('class');
}

const attributesNow = (element: Element) =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

function setAttributes(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

function holdAttributes(element: HTMLElement, list: AllowList, known: Known): void {
  const allowed = [...(known['*'] ?? []), ...(known[element.localName] ?? [])];
  for (const { name } of [...element.attributes]) {
    if (!allowed.includes(name)) element.removeAttribute(name);
  }
  holdStyles(element, list);
  holdClasses(element);
}

/** Reduces a link to its allowed attributes; unwraps one that leads nowhere. */
function holdLink(link: Element, list: AllowList): void {
  const attributes = linkAttributes(list, attributesNow(link));
  if (attributes.href) setAttributes(link, attributes);
  else link.replaceWith(...link.childNodes);
}

/**
 * A document in which nothing runs or loads, and whose styles the content policy lets be. Of event
 * handlers in what is typed the browser still says on the console that it refuses them.
 */
const inert = document.createElement('template').content.ownerDocument;

/**
 * Sanitises markup in the browser by the allow-list of its kind, for text that the server has not
 * seen. Returns a detached element with the result as its children. What is saved is sanitised by
 * the server (`src/lib/rich-text/sanitise.ts`).
 */
export function purified(kind: RichTextKind, markup: string): HTMLElement {
  const list = allowLists[kind];
  const known = attributesOf(list);
  const root = inert.createElement('p'); // a tag of every list, as the sanitiser asks of a root
  root.innerHTML = wordsApart(kind, markup);
  DOMPurify.sanitize(root, { ...configOf(list, known), IN_PLACE: true });
  for (const font of root.querySelectorAll('font')) fontToSpan(font);
  for (const cell of root.querySelectorAll('th, td'))
    setAttributes(cell, cellAttributes(attributesNow(cell)));
  for (const element of root.querySelectorAll<HTMLElement>('*'))
    holdAttributes(element, list, known);
  for (const link of root.querySelectorAll('a')) holdLink(link, list);
  for (const image of root.querySelectorAll('img')) {
    setAttributes(image, imageAttributes(attributesNow(image)));
  }
  return root;
}
