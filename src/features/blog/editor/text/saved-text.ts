import { getHTMLFromFragment } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import { savedBlock, savedBlocks } from '../../../../lib/post-editing/tidy-html.ts';
import { spacesKept } from '../../../../ui/rich-text/spaces-kept.ts';

/** Blocks as they are saved: all but the one being written in are as they were. */
const known = new WeakMap<Node, string>();

function htmlOf(block: Node): string {
  const before = known.get(block);
  if (before !== undefined) return before;
  const content = Fragment.from(spacesKept(block));
  const html = savedBlock(getHTMLFromFragment(content, block.type.schema));
  known.set(block, html);
  return html;
}

/** What is being written, as HTML for saving. */
export const savedText = (doc: Node): string => savedBlocks(doc.children.map(htmlOf));
