import { DomUtils, parseDocument } from 'htmlparser2';
import { asWritten, type HtmlElement, type HtmlNode, isElement } from '../html-tree.ts';
import { isHtml, markdownHtml } from '../post-body/markdown.ts';
import { cleanHtml } from './clean-html.ts';

const named = (name: string, within: HtmlNode[]) =>
  DomUtils.getElementsByTagName(name, within, true);
const childElements = (element: HtmlElement) => element.children.filter(isElement);

const isPlainParagraph = (node: HtmlNode | undefined): node is HtmlElement =>
  isElement(node) && node.name === 'p' && Object.keys(node.attribs).length === 0;

/** The text of an item or a cell that is one paragraph stands in it without one. */
function unwrapParagraph(element: HtmlElement): void {
  const [first] = element.children;
  const paragraphs = childElements(element).filter(({ name }) => name === 'p');
  if (!isPlainParagraph(first) || paragraphs.length !== 1) return;
  for (const child of [...first.children]) DomUtils.prepend(first, child);
  DomUtils.removeElement(first);
}

const isHeaderRow = (row: HtmlElement) => childElements(row).every(({ name }) => name === 'th');

/** A table's columns have no widths of their own, and its first rows of headings are its head. */
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

/** Empty paragraphs behind the text are room to write in, and no part of it. */
function trimEnd(children: readonly HtmlNode[]): void {
  for (const node of [...children].reverse()) {
    if (!isBlank(node)) return;
    DomUtils.removeElement(node);
  }
}

/** HTML that is never taken for Markdown, whatever backticks stand in it. */
const asHtmlBody = (html: string): string => (isHtml(html) ? html : html.replaceAll('`', '&#96;'));

/**
 * The editor's HTML as it is saved: as a person would have written it, and cleaned (spec 2 §5).
 * Empty for a document without words.
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
  return asHtmlBody(cleanHtml(DomUtils.getInnerHTML(document, asWritten)));
}

/** A body typed as Markdown: as it is, or as HTML where readers would take it for HTML. */
export const savedMarkdown = (text: string): string =>
  isHtml(text) ? asHtmlBody(markdownHtml(text)) : text;
