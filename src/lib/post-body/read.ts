import { DomUtils, parseDocument } from 'htmlparser2';
import type { PostSection } from '../../entities/post.ts';
import { toSlug } from '../../entities/slug.ts';
import { countWords } from '../count-words.ts';
import { type HtmlDocument, type HtmlElement, type HtmlNode, isElement } from '../html-tree.ts';
import { wordsPerCodeBlock } from '../reading-time.ts';
import { sanitise } from '../rich-text/sanitise.ts';
import { stripActive } from '../rich-text/strip-active.ts';
import { isRightToLeft } from '../text-direction.ts';
import { withoutEmptyHeadings } from './empty-headings.ts';
import { toMarkup } from './markdown.ts';
import { pageIds } from './page-ids.ts';
import { wrapsBlocks } from './wrappers.ts';

/** A parsed body: its clean markup as a tree, and its counts. */
export type PostBody = {
  document: HtmlDocument;
  sections: PostSection[];
  words: number;
  /** All of its words but code, on one line. */
  text: string;
  /** The same without headings, which run into what follows them; with them when all are. */
  prose: string;
};

/** The name of a node as in a browser, or '' when it shows nothing, like white space. */
const nameOf = (node: HtmlNode): string =>
  isElement(node) ? node.name : DomUtils.textContent(node).trim() && '#text';

const headingLevel = (node: HtmlNode) =>
  isElement(node) ? Number(/^h([1-6])$/.exec(node.name)?.[1] ?? 0) : 0;

/** The blocks of code in some nodes, at any depth. */
export const codeBlocksIn = (nodes: HtmlNode[]): HtmlElement[] =>
  DomUtils.getElementsByTagName('pre', nodes, true);

/** A top-level node of a body, its text with single spaces, and how often it contains code. */
type Block = { node: HtmlNode; text: string; codes: number };

/** Elements within a line, which may end or begin inside a word. */
const inLine = new Set('a b code del em i ins kbd mark s samp span strong sub sup u'.split(' '));

/** The text of a node but code, with a space at the edges of what stands on lines of its own. */
function spacedText(node: HtmlNode): string {
  if (!isElement(node)) return DomUtils.textContent(node);
  if (node.name === 'pre') return ' ';
  let text = '';
  for (const child of node.children) text += spacedText(child);
  return inLine.has(node.name) ? text : ` ${text} `;
}

// Skips single spaces, because they are most of a text's white space.
const oneSpaced = (text: string) => text.replace(/ \s+|[^\S ]\s*/g, ' ').trim();
const blockOf = (node: HtmlNode): Block => ({
  node,
  text: oneSpaced(spacedText(node)),
  codes: codeBlocksIn([node]).length,
});
const wordsOf = ({ text, codes }: Block) => countWords(text) + codes * wordsPerCodeBlock;

/** An id from the heading's words, numbered if taken, so that links to headings keep working. */
function uniqueId(text: string, taken: Map<string, number>): string {
  const base = toSlug(text) || 'section';
  let [id, n] = [base, taken.get(base) ?? 1];
  while (taken.has(id)) id = `${base}-${++n}`;
  taken.set(base, n);
  taken.set(id, taken.get(id) ?? 1);
  return id;
}

function sectionsOf(blocks: readonly Block[]): { sections: PostSection[]; words: number } {
  const taken = new Map(pageIds.map((id) => [id, 1]));
  const sections: PostSection[] = [];
  let words = 0;
  for (const block of blocks) {
    const { node, text } = block;
    const level = headingLevel(node);
    const count = wordsOf(block);
    words += count;
    if (level > 0 && isElement(node)) {
      node.attribs.id = uniqueId(text, taken);
      sections.push({ id: node.attribs.id, text, level, words: count });
    } else {
      const current = sections.at(-1);
      if (current) current.words += count;
    }
  }
  return { sections, words };
}

const joined = (blocks: readonly Block[]) => blocks.map(({ text }) => text).join(' ');

function textsOf(blocks: readonly Block[]) {
  const said = blocks.filter(({ text }) => text !== '');
  const text = joined(said);
  return { text, prose: joined(said.filter(({ node }) => headingLevel(node) === 0)) || text };
}

/** The nodes of a wrapper, and of wrappers within it, in its place; any other node as it is. */
function unwrapped(node: HtmlNode): HtmlNode[] {
  const isWrapper =
    isElement(node) &&
    wrapsBlocks(node.name, Object.keys(node.attribs).length, node.children.map(nameOf));
  return isWrapper ? node.children.flatMap(unwrapped) : [node];
}

/** Lets a block run from right to left, its markers and edges too, if its own text does. */
function direct({ node, text }: Block): void {
  if (isElement(node) && isRightToLeft(text)) node.attribs.dir = 'rtl';
}

/** Parses a body, HTML or Markdown: sanitises it, gives headings ids, and counts words. */
export function readPostBody(body: string): PostBody {
  const document = stripActive(parseDocument(sanitise('article', toMarkup(body))));
  document.children = withoutEmptyHeadings(document.children).flatMap(unwrapped);
  const blocks = document.children.map(blockOf);
  blocks.forEach(direct);
  return { document, ...sectionsOf(blocks), ...textsOf(blocks) };
}
