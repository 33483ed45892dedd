import type { DomUtils, parseDocument } from 'htmlparser2';

/** Markup as the tree it is read into, without a browser. */
export type HtmlDocument = ReturnType<typeof parseDocument>;
export type HtmlNode = HtmlDocument['children'][number];
export type HtmlElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Whether a node has a name and attributes, and is no text between. */
export const isElement = (node: HtmlNode | undefined): node is HtmlElement =>
  node !== undefined && 'attribs' in node;

/** How a tree is written as it is kept: letters of every script stay letters. */
export const asWritten = { encodeEntities: 'utf8', emptyAttrs: true } as const;
