import { DomUtils, parseDocument } from 'htmlparser2';
import { type HtmlElement, type HtmlNode, isElement } from '../html-tree.ts';
import { isHtml, markdownHtml } from '../post-body/markdown.ts';
import { serialise } from '../serialise.ts';
import { cleanHtml } from './clean-html.ts';

const named = (name: string, within: HtmlNode[]) =>
  DomUtils.getElementsByTagName(name, within, true);
const childElements = (element: HtmlElement) => element.children.filter(isElement);

const isPlainParagraph = (node: HtmlNode | undefined): node is HtmlElement =>
  isElement(node) && node.name === 'p' && Object.keys(node.attribs).length === 0;

/** Unwraps the only paragraph of a list item or table cell. */
function unwrapParagraph(element: HtmlElement): void {
  const [first] = element.children;
  const paragraphs = childElements(element).filter(({ name }) => name === 'p');
  if (!isPlainParagraph(first) || paragraphs.length !== 1) return;
  for (const child of [...first.children]) DomUtils.prepend(first, child);
  DomUtils.removeElement(first);
}

const isHeaderRow = (row: HtmlElement) => childElements(row).every(({ name }) => name === 'th');

/** Removes a table's column widths and moves its first rows of headings into a head. */
function tidyTable(table: HtmlElement): void {
  delete table.attribs.style;
  for (const group of named('colgroup', [table])) DomUtils.removeElement(group);
  const [body] = named('tbody', [table]);
  const rows = body ? childElements(body) : [];
  const end = rows.findIndex((row) => !isHeaderRow(row));
  const heads = end === -1 ? rows : rows.slice(0, end);
  if (!body || heads.length === 0) return;
  const [head] = parseDocument('<thead></thead>').children;
  if (!isElement(head)) return;
  DomUtils.prepend(body, head);
  for (const row of heads) DomUtils.appendChild(head, row);
  if (heads.length === rows.length) DomUtils.removeElement(body);
}

const isBlank = (node: HtmlNode | undefined) =>
  isPlainParagraph(node) && node.children.length === 0;

/** Removes empty paragraphs at the end, which are only room to write in. */
function trimEnd(children: readonly HtmlNode[]): void {
  for (const node of [...children].reverse()) {
    if (!isBlank(node)) return;
    DomUtils.removeElement(node);
  }
}

/** Escapes backticks in HTML that would otherwise be taken for Markdown. */
const asHtmlBody = (html: string): string => (isHtml(html) ? html : html.replaceAll('`', '&#96;'));

/**
 * The editor's HTML for saving: written as a person would, and cleaned (spec 2 §5). Empty for an
 * empty document.
 */
export function savedHtml(editorHtml: string): string {
  const document = parseDocument(editorHtml);
  const { children } = document;
  for (const table of named('table', children)) tidyTable(table);
  for (const name of ['li', 'td', 'th']) named(name, children).forEach(unwrapParagraph);
  for (const caption of named('figcaption', children)) {
    if (caption.children.length === 0) DomUtils.removeElement(caption);
  }
  trimEnd(children);
  return asHtmlBody(cleanHtml(serialise(document.children)));
}

/** A body typed as Markdown, converted to HTML if it would be taken for HTML anyway. */
export const savedMarkdown = (text: string): string =>
  isHtml(text) ? asHtmlBody(markdownHtml(text)) : text;
