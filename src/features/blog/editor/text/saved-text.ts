import { DOMSerializer, Fragment, type Node } from '@tiptap/pm/model';
import { savedBlock, savedBlocks } from '../../../../lib/post-editing/tidy-html.ts';
import { spacesKept } from '../../../../ui/rich-text/spaces-kept.ts';

/** Blocks as they are saved: all but the one being written in are as they were. */
const known = new WeakMap<Node, string>();

/** A document that loads nothing, one for all blocks. */
const inert = document.implementation.createHTMLDocument();

function editorHtml(block: Node): string {
  const box = inert.createElement('div');
  const content = Fragment.from(spacesKept(block));
  const serializer = DOMSerializer.fromSchema(block.type.schema);
  box.append(serializer.serializeFragment(content, { document: inert }));
  return box.innerHTML;
}

function htmlOf(block: Node): string {
  const before = known.get(block);
  if (before !== undefined) return before;
  const html = savedBlock(editorHtml(block));
  known.set(block, html);
  return html;
}

/** What is being written, as HTML for saving. */
export const savedText = (doc: Node): string => savedBlocks(doc.children.map(htmlOf));
