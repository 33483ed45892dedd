import { DomUtils } from 'htmlparser2';
import { type HtmlElement, type HtmlNode, isElement } from '../html-tree.ts';

const isEmptyHeading = (element: HtmlElement) =>
  /^h[1-6]$/.test(element.name) && DomUtils.textContent(element).trim() === '';

const holdsPicture = ({ children }: HtmlElement) =>
  DomUtils.existsOne(({ name }) => name === 'img', children);

function isKept(node: HtmlNode): boolean {
  if (!isElement(node)) return true;
  node.children = withoutEmptyHeadings(node.children);
  if (!isEmptyHeading(node)) return true;
  node.name = 'p';
  return holdsPicture(node);
}

/**
 * Removes headings without words, at any depth, because they would lead nowhere; their pictures
 * stay, as a paragraph.
 */
export const withoutEmptyHeadings = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes.filter(isKept);
