import { toMarkup } from '../../../../lib/post-body/markdown.ts';
import { scrollingCode, scrollingTable } from '../../../../lib/post-body/scrolling.ts';
import { wrapsBlocks } from '../../../../lib/post-body/wrappers.ts';
import { languageIn } from '../../../../lib/rich-text/attributes.ts';
import { isRightToLeft } from '../../../../lib/text-direction.ts';
import { purified } from '../../../../ui/purified.ts';

const nameOf = (node: Node): string =>
  node instanceof Element ? node.localName : (node.textContent ?? '').trim() && '#text';

/** Turns an image on its own into a figure with its title as the caption, as the server does. */
function toFigure(paragraph: Element): void {
  const [image, ...others] = [...paragraph.childNodes].filter(nameOf);
  if (!(image instanceof Element) || others.length > 0 || image.localName !== 'img') return;
  const figure = paragraph.ownerDocument.createElement('figure');
  const caption = paragraph.ownerDocument.createElement('figcaption');
  caption.textContent = image.getAttribute('title') ?? '';
  image.removeAttribute('title');
  figure.append(image, ...(caption.textContent ? [caption] : []));
  paragraph.replaceWith(figure);
}

/** Removes headings without words, as the server does; their pictures stay, as a paragraph. */
function dropEmpty(heading: Element): void {
  if (heading.textContent?.trim()) return;
  const paragraph = heading.ownerDocument.createElement('p');
  for (const { name, value } of heading.attributes) paragraph.setAttribute(name, value);
  paragraph.append(...heading.childNodes);
  if (paragraph.querySelector('img')) heading.replaceWith(paragraph);
  else heading.remove();
}

/** Puts what wrappers contain in their place, as the server does. */
function unwrap(body: Element): void {
  for (const child of [...body.children]) {
    const names = [...child.childNodes].map(nameOf);
    if (!wrapsBlocks(child.localName, child.attributes.length, names)) continue;
    unwrap(child);
    child.replaceWith(...child.childNodes);
  }
}

function trimCode(code: Element): void {
  const text = code.textContent ?? '';
  if (text.endsWith('\n')) code.textContent = text.slice(0, -1);
}

/** A body, Markdown or HTML, as sanitised nodes outside the page, where nothing runs or loads. */
export function cleanBody(body: string): HTMLElement {
  const clean = purified('article', toMarkup(body));
  for (const heading of clean.querySelectorAll('h1, h2, h3, h4, h5, h6')) dropEmpty(heading);
  unwrap(clean);
  for (const paragraph of clean.querySelectorAll(':scope > p')) toFigure(paragraph);
  for (const code of clean.querySelectorAll('pre > code')) trimCode(code);
  return clean;
}

function setAttributes(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

function label(pre: Element): void {
  const code = pre.querySelector('code');
  const language = languageIn(code?.className ?? '');
  setAttributes(pre, scrollingCode(language));
  if (language) pre.setAttribute('data-language', language);
  code?.removeAttribute('class');
}

function box(table: Element): void {
  const around = table.ownerDocument.createElement('div');
  around.className = 'table';
  setAttributes(around, scrollingTable);
  table.replaceWith(around);
  around.append(table);
}

/** A body as readers see it, rendered without the server, so that code has no colours. */
export function localBody(body: string): string {
  const shown = cleanBody(body);
  for (const block of shown.children) {
    if (isRightToLeft(block.textContent ?? '')) block.setAttribute('dir', 'rtl');
  }
  for (const pre of shown.querySelectorAll('pre')) label(pre);
  for (const table of shown.querySelectorAll('table')) box(table);
  return shown.innerHTML;
}
