import { getSchema } from '@tiptap/core';
import { DOMSerializer, DOMParser as DocParser } from '@tiptap/pm/model';
import type { JSONContent } from '@tiptap/react';
import { blockTags } from '../../../../lib/post-body/wrappers.ts';
import { essenceOf } from '../../../../lib/post-editing/essence.ts';
import { BARE, KEPT, savedHtml } from '../../../../lib/post-editing/tidy-html.ts';
import { cleanBody } from '../../reader/local/local-body.ts';
import { editorBody } from './editor-body.ts';
import { storyExtensions } from './extensions.ts';

const schema = getSchema(storyExtensions);
const [parser, serializer] = [DocParser.fromSchema(schema), DOMSerializer.fromSchema(schema)];

/** Elements that stand for nothing without the one they are in. */
const parts = new Set('li thead tbody tfoot tr th td caption figcaption'.split(' '));

const hasBlocks = (element: Element): boolean =>
  [...element.querySelectorAll('*')].some(({ localName }) => blockTags.has(localName));
const isInline = (element: Element) => !blockTags.has(element.localName) && !hasBlocks(element);

/** A body as the editor would save it. */
function savedOf(body: Element): string {
  const box = document.createElement('div');
  box.append(serializer.serializeFragment(parser.parse(body).content));
  return savedHtml(box.innerHTML);
}

/** Whether a body comes out of the editor as readers saw it before. */
const isHeld = (body: Element, before: string): boolean =>
  essenceOf(cleanBody(savedOf(body)).innerHTML) === essenceOf(before);

/** The same for an element alone, in a line of text if it belongs in one. */
function isHeldAlone(element: Element, before: string): boolean {
  const body = element.ownerDocument.createElement('div');
  const [start, end] = isInline(element) ? ['<p>x', '</p>'] : ['', ''];
  body.innerHTML = start + element.outerHTML + end;
  return isHeld(body, start + before + end);
}

function keep(element: Element, before: string): void {
  const kept = element.ownerDocument.createElement(isInline(element) ? 'span' : 'div');
  kept.setAttribute(KEPT, before);
  element.replaceWith(kept);
}

/** Keeps as it is whatever the editor has no form for; as little as possible around it. */
function keepWithin(parent: Element): void {
  for (const element of [...parent.children].filter((one) => !one.hasAttribute(BARE))) {
    const before = element.outerHTML;
    if (parts.has(element.localName)) keepWithin(element);
    else if (!isHeldAlone(element, before)) {
      keepWithin(element);
      if (!isHeldAlone(element, before)) keep(element, before);
    }
  }
}

const isLineEnd = (node: ChildNode | undefined) =>
  node === undefined || (node instanceof Element && !isInline(node));

/** Makes figures of pictures that stand alone, outside of any block; as such they are saved. */
function figuresOf(body: Element): void {
  const nodes = [...body.childNodes].filter(
    (node) => node.textContent?.trim() || node instanceof Element,
  );
  for (const [at, node] of nodes.entries()) {
    const isAlone = isLineEnd(nodes[at - 1]) && isLineEnd(nodes[at + 1]);
    if (!(node instanceof Element) || node.localName !== 'img' || !isAlone) continue;
    const figure = node.ownerDocument.createElement('figure');
    figure.setAttribute(BARE, '');
    node.replaceWith(figure);
    figure.append(node);
  }
}

/**
 * A body as a document of the editor. What the editor has no form for is kept as it is, so that
 * writing elsewhere changes nothing of it.
 */
export function storyDoc(body: string): JSONContent {
  const content = editorBody(body);
  const before = content.innerHTML;
  figuresOf(content);
  if (!isHeld(content, before)) keepWithin(content);
  return parser.parse(content).toJSON() as JSONContent;
}
