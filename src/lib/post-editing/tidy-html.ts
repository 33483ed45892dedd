import { DomUtils, parseDocument } from 'htmlparser2';
import { type HtmlElement, type HtmlNode, isElement } from '../html-tree.ts';
import { isHtml, markdownHtml } from '../post-body/markdown.ts';
import { serialise } from '../serialise.ts';
import { cleanHtml, unwrap } from './clean-html.ts';

/** The attribute that holds the markup of what the editor keeps as it is. */
export const KEPT = 'data-kept';
/** The attribute that holds a colour as it was written. */
export const COLOUR = 'data-colour';
/** The attribute of a division whose text is in no paragraph, or of a picture in no figure. */
export const BARE = 'data-bare';

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
  unwrap(first);
}

/** Whether a division's text came without a paragraph, or a picture without a figure. */
function takeBare({ attribs }: HtmlElement): boolean {
  const isBare = BARE in attribs;
  delete attribs[BARE];
  return isBare;
}

const isHeaderRow = (row: HtmlElement) => childElements(row).every(({ name }) => name === 'th');

const sections = ['thead', 'tbody', 'tfoot'];

/** Which section of its table each row is in: what it says, or a head of headings, then a body. */
function sectionsOf(rows: readonly HtmlElement[]): number[] {
  let now = 0;
  return rows.map((row) => {
    const own = sections.indexOf(row.attribs['data-section'] ?? '');
    delete row.attribs['data-section'];
    if (own !== -1) now = Math.max(now, own);
    else if (!isHeaderRow(row)) now = Math.max(now, 1);
    return now;
  });
}

/** Moves the editor's rows, which are all in one body, into the sections of their table. */
function tidyTable(table: HtmlElement): void {
  const [body] = childElements(table).filter(({ name }) => name === 'tbody');
  if (!body) return;
  const rows = childElements(body);
  const inSections = sectionsOf(rows);
  sections.forEach((section, at) => {
    const own = rows.filter((_row, index) => inSections[index] === at);
    const [element] = parseDocument(`<${section}></${section}>`).children;
    if (own.length === 0 || !isElement(element)) return;
    DomUtils.prepend(body, element);
    for (const row of own) DomUtils.appendChild(element, row);
  });
  DomUtils.removeElement(body);
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

/** Puts back the markup that the editor keeps as it is. */
function unfold(kept: HtmlElement): void {
  for (const node of [...parseDocument(kept.attribs[KEPT] ?? '').children]) {
    DomUtils.prepend(kept, node);
  }
  DomUtils.removeElement(kept);
}

/** Writes a colour as it was. */
function spellColour({ attribs }: HtmlElement): void {
  const { [COLOUR]: colour, style = '' } = attribs;
  delete attribs[COLOUR];
  attribs.style = style.replace(/(^|;\s*)color:[^;]*/i, `$1color: ${colour}`);
}

function tidy(children: HtmlNode[]): void {
  DomUtils.findAll(({ attribs }) => COLOUR in attribs, children).forEach(spellColour);
  for (const table of named('table', children)) tidyTable(table);
  for (const caption of named('caption', children)) delete caption.attribs.contenteditable;
  for (const name of ['li', 'td', 'th']) named(name, children).forEach(unwrapParagraph);
  named('div', children).filter(takeBare).forEach(unwrapParagraph);
  for (const caption of named('figcaption', children)) {
    if (caption.children.length === 0) DomUtils.removeElement(caption);
  }
  for (const figure of named('figure', children).filter(takeBare)) {
    if (figure.children.length === 1) unwrap(figure);
  }
}

/** Writes the editor's HTML as a person would. */
function written(editorHtml: string, trim: (children: readonly HtmlNode[]) => void): string {
  const document = parseDocument(editorHtml);
  const { children } = document;
  const kept = DomUtils.findAll(({ attribs }) => KEPT in attribs, children);
  for (const element of kept) element.children = [];
  tidy(children);
  trim(children);
  kept.forEach(unfold);
  return cleanHtml(serialise(document.children));
}

/**
 * The editor's HTML for saving: written as a person would, and cleaned (spec 2 §5). Empty for an
 * empty document.
 */
export const savedHtml = (editorHtml: string): string => asHtmlBody(written(editorHtml, trimEnd));

/** The same for one of its blocks, which is saved with the others (`savedBlocks`). */
export const savedBlock = (editorHtml: string): string => written(editorHtml, () => {});

/** The blocks of a document, each as it is saved, together. */
export function savedBlocks(blocks: readonly string[]): string {
  const end = blocks.findLastIndex((block) => block !== '<p></p>');
  return asHtmlBody(blocks.slice(0, end + 1).join(''));
}

/** A body typed as Markdown, converted to HTML if it would be taken for HTML anyway. */
export const savedMarkdown = (text: string): string =>
  isHtml(text) ? asHtmlBody(markdownHtml(text)) : text;
