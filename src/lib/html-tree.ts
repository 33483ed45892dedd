import type { DomUtils, parseDocument } from 'htmlparser2';

/** Parsed markup, without a browser. */
export type HtmlDocument = ReturnType<typeof parseDocument>;
export type HtmlNode = HtmlDocument['children'][number];
export type HtmlElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Whether a node is an element. */
export const isElement = (node: HtmlNode | undefined): node is HtmlElement =>
  node !== undefined && 'attribs' in node;
