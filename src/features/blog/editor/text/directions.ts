import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { isRightToLeft } from '../../../../lib/text-direction.ts';

const known = new WeakMap<Node, boolean>();

function isTurned(block: Node): boolean {
  const turned = known.get(block) ?? isRightToLeft(block.textContent);
  known.set(block, turned);
  return turned;
}

function turnedBlocks(doc: Node): DecorationSet {
  const turned: Decoration[] = [];
  doc.forEach((block, at) => {
    if (isTurned(block)) turned.push(Decoration.node(at, at + block.nodeSize, { dir: 'rtl' }));
  });
  return DecorationSet.create(doc, turned);
}

/** Blocks of a language from right to left are written so, as readers see them. */
export const Directions = Extension.create({
  name: 'directions',
  addProseMirrorPlugins: () => [
    new Plugin({ props: { decorations: ({ doc }) => turnedBlocks(doc) } }),
  ],
});
