import { DomUtils, parseDocument } from 'htmlparser2';
import { type HtmlElement, type HtmlNode, isElement } from '../html-tree.ts';
import { serialise } from '../serialise.ts';

const kept = ['color', 'text-align'];
const align = /^(left|right|center|justify)$/i;

/** Reduces a style attribute to colour and text alignment. */
function keptStyle(style: string): string {
  const declarations = style.split(';').flatMap((one) => {
    const [name = '', ...value] = one.split(':');
    const [property, text] = [name.trim().toLowerCase(), value.join(':').trim()];
    return kept.includes(property) && text !== '' ? [`${property}: ${text}`] : [];
  });
  return declarations.join('; ');
}

const styleOf = (element: HtmlElement): string => {
  const { style = '', color = '', align: side = '' } = element.attribs;
  const old = [
    element.name === 'font' && color && `color: ${color}`,
    align.test(side) && element.name !== 'img' && `text-align: ${side.toLowerCase()}`,
  ];
  return keptStyle([...old, style].filter(Boolean).join('; '));
};

const dropped = ['style', 'dir', 'bgcolor', 'face', 'color', 'align'];

function cleanElement(element: HtmlElement): void {
  const style = styleOf(element);
  const rest = Object.entries(element.attribs).filter(([name]) => !dropped.includes(name));
  element.attribs = { ...Object.fromEntries(rest), ...(style && { style }) };
  if (element.name === 'font') element.name = 'span';
}

/** Whether an element has no effect of its own: a mark, or a span without attributes. */
const isBare = ({ name, attribs }: HtmlElement) =>
  name === 'mark' || (name === 'span' && Object.keys(attribs).length === 0);

function cleanTree(nodes: readonly HtmlNode[]): void {
  for (const node of [...nodes]) {
    if (!isElement(node)) continue;
    cleanElement(node);
    cleanTree(node.children);
    if (isBare(node)) unwrap(node);
  }
}

/** Puts what an element contains in its place. */
export function unwrap(element: HtmlElement): void {
  for (const child of [...element.children]) DomUtils.prepend(element, child);
  DomUtils.removeElement(element);
}

const needsCleaning = /<(mark|font|span)\b|<[^>]+\s(style|dir|bgcolor|face|align)\s*(=|[\s>])/i;

/**
 * Cleans HTML for saving (spec 2 §5): removes `mark`, `dir` and every style but colour and text
 * alignment, and converts font colours. HTML without any of these stays exactly as it is, and
 * cleaning twice changes nothing more.
 */
export function cleanHtml(html: string): string {
  if (!needsCleaning.test(html)) return html;
  const document = parseDocument(html);
  cleanTree(document.children);
  const cleaned = serialise(document.children);
  return cleaned === html ? html : cleanHtml(cleaned);
}
