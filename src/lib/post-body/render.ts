import { escapeText } from 'entities';
import { DomUtils, parseDocument } from 'htmlparser2';
import { type PostSection, toSlug } from '../../entities/post.ts';
import { type HtmlDocument, type HtmlElement, type HtmlNode, isElement } from '../html-tree.ts';
import { countWords, wordsPerCodeBlock } from '../reading-time.ts';
import { languageIn } from '../rich-text/attributes.ts';
import { sanitise } from '../rich-text/sanitise.ts';
import { stripActive } from '../rich-text/strip-active.ts';
import { serialise } from '../serialise.ts';
import { toMarkup } from './markdown.ts';

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

const headingLevel = (node: HtmlNode) =>
  isElement(node) ? Number(/^h([1-6])$/.exec(node.name)?.[1] ?? 0) : 0;
const isCode = (node: HtmlNode) => isElement(node) && node.name === 'pre';

/** A block of code, and the name of its language; empty when it has none. */
export type Code = { source: string; language: string };

/** Returns code as HTML, with or without colours. */
export type Highlight = (code: Code) => string;

/** A top-level node of a body, and its text with single spaces. */
type Block = { node: HtmlNode; text: string };

/** Elements within a line, which may end or begin inside a word. */
const inLine = new Set('a b code del em i ins kbd mark s samp span strong sub sup u'.split(' '));

/** The text of a node, with a space at the edges of what stands on lines of its own. */
function spacedText(node: HtmlNode): string {
  if (!isElement(node)) return DomUtils.textContent(node);
  let text = '';
  for (const child of node.children) text += spacedText(child);
  return inLine.has(node.name) ? text : ` ${text} `;
}

// Skips single spaces, because they are most of a text's white space.
const oneSpaced = (text: string) => text.replace(/ \s+|[^\S ]\s*/g, ' ').trim();
const blockOf = (node: HtmlNode): Block => ({ node, text: oneSpaced(spacedText(node)) });
const wordsOf = ({ node, text }: Block) => (isCode(node) ? wordsPerCodeBlock : countWords(text));

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
  const taken = new Map<string, number>();
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
  const said = blocks.filter(({ node, text }) => text !== '' && !isCode(node));
  const text = joined(said);
  return { text, prose: joined(said.filter(({ node }) => headingLevel(node) === 0)) || text };
}

/** Parses a body, HTML or Markdown: sanitises it, gives headings ids, and counts words. */
export function readPostBody(body: string): PostBody {
  const document = stripActive(parseDocument(sanitise('article', toMarkup(body))));
  const blocks = document.children.map(blockOf);
  return { document, ...sectionsOf(blocks), ...textsOf(blocks) };
}

function codeOf(pre: HtmlElement): Code {
  const code = DomUtils.findOne((node) => node.name === 'code', pre.children);
  const language = code ? languageIn(code.attribs.class ?? '') : '';
  return { source: DomUtils.textContent(pre).replace(/\n$/, ''), language };
}

/** The blocks of code in a body. */
export const codeIn = ({ document }: PostBody): Code[] =>
  document.children.flatMap((node) => (isElement(node) && isCode(node) ? [codeOf(node)] : []));

function codeBlock(code: Code, highlight: Highlight): string {
  const label = code.language ? ` data-language="${code.language}"` : '';
  return `<pre tabindex="0"${label}><code>${highlight(code)}</code></pre>`;
}

/** The image of a paragraph that contains nothing else. */
function loneImage({ name, children }: HtmlElement): HtmlElement | undefined {
  if (name !== 'p' || children.length !== 1) return undefined;
  const [child] = children;
  return child && isElement(child) && child.name === 'img' ? child : undefined;
}

/** Turns an image on its own into a figure, with its title as the caption. */
function figure(image: HtmlElement): string {
  const { title, ...attributes } = image.attribs;
  image.attribs = attributes;
  const caption = title ? `<figcaption>${escapeText(title)}</figcaption>` : '';
  return `<figure>${serialise(image)}${caption}</figure>`;
}

function nodeHtml(node: HtmlNode, highlight: Highlight): string {
  if (!isElement(node)) return serialise(node);
  const image = loneImage(node);
  if (image) return figure(image);
  if (isCode(node)) return codeBlock(codeOf(node), highlight);
  if (node.name === 'table') {
    return `<div class="table" tabindex="0">${serialise(node)}</div>`;
  }
  return serialise(node);
}

/** The finished HTML of a body: wide tables in a box that scrolls, code as `highlight` makes it. */
export const renderPostBody = ({ document }: PostBody, highlight: Highlight): string =>
  document.children.map((node) => nodeHtml(node, highlight)).join('');
