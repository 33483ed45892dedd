import { Fragment, type Node } from '@tiptap/pm/model';

const NBSP = '\u00a0';
/** Stands for what is no text, and for code in a line, whose spaces stay for whoever copies it. */
const OTHER = '\ufffc';

const atStart = /(?<=^|\n)[ \t]+(?=[^\n \t])/g;
const between = /[ \t]{2,}(?=[^\n \t])/g;

/** Spaces that a page shows each; a line may still end where several of them are. */
const shownEach = (text: string): string =>
  text
    .replace(atStart, (run) => NBSP.repeat(run.length))
    .replace(between, (run) => `${NBSP.repeat(run.length - 1)} `);

const textOf = ({ text, marks, type, nodeSize }: Node): string => {
  if (type.name === 'hardBreak') return '\n';
  const isCode = marks.some((mark) => mark.type.name === 'code');
  return text === undefined || isCode ? OTHER.repeat(nodeSize) : text;
};

function inLine(block: Node): Node {
  const before = block.children.map(textOf).join('');
  const after = shownEach(before);
  if (after === before) return block;
  let at = 0;
  const children = block.children.map((child) => {
    const start = at;
    at += child.nodeSize;
    const text = after.slice(start, at);
    const isSame = text === before.slice(start, at);
    return isSame ? child : child.type.schema.text(text, child.marks);
  });
  return block.copy(Fragment.from(children));
}

/**
 * A document whose spaces readers see as they were typed: a page shows several in a row as one, and
 * none where a line begins. Those at a line's end nobody sees; code has its own.
 */
export function spacesKept(node: Node): Node {
  if (node.isTextblock) return node.type.spec.code ? node : inLine(node);
  const children = node.children.map(spacesKept);
  const isSame = children.every((child, at) => child === node.child(at));
  return isSame ? node : node.copy(Fragment.from(children));
}
