import { DomUtils, parseDocument } from 'htmlparser2';
import { type HtmlElement, type HtmlNode, isElement } from '../html-tree.ts';
import { languageIn } from '../rich-text/attributes.ts';
import { inlineTags, type Marks, marksIn, styleIn } from './essence-marks.ts';

/** Words in one style, a break or a picture. */
type Run = { kind: 'text' | 'br' | 'img'; text: string; marks: Marks };
type Block = { kind: 'block'; tag: string; children: Part[] };
type Part = Block | Run;

/** Elements whose content is one line of text; elsewhere loose text counts as a paragraph. */
const isLine = (tag: string) => /^(p|h[1-6]|figcaption|caption)( |$)/.test(tag);

/** A block's name and what it says about itself; a span of one cell says nothing. */
function tagOf({ name, attribs }: HtmlElement): string {
  const { start, scope, colspan, rowspan, reversed, href, title, style = '' } = attribs;
  const said = {
    ...{ href, title, scope, reversed },
    start: start === '1' && reversed === undefined ? undefined : start,
    colspan: colspan === '1' ? undefined : colspan,
    rowspan: rowspan === '1' ? undefined : rowspan,
    color: styleIn(style, 'color') || undefined,
    align: styleIn(style, 'text-align') || undefined,
  };
  return `${name} ${JSON.stringify(said)}`.replace(/ \{\}$/, '');
}

const pictureOf = ({ attribs: { src, alt = '', title, width, height } }: HtmlElement): string =>
  JSON.stringify([src, alt, title, width, height]);

/** A block of code; readers see its text alone. */
function codeOf(pre: HtmlElement): Block {
  const code = DomUtils.findOne(({ name }) => name === 'code', pre.children);
  const text = DomUtils.textContent(pre).replace(/\n$/, '');
  const tag = `pre ${languageIn(code?.attribs.class ?? '')}`;
  return { kind: 'block', tag, children: [{ kind: 'text', text, marks: [] }] };
}

const isBlock = ({ name }: HtmlElement) => !inlineTags.has(name) && name !== 'img' && name !== 'br';
const isInline = (element: HtmlElement) =>
  inlineTags.has(element.name) &&
  !(element.name === 'a' && DomUtils.existsOne(isBlock, element.children));

function partsOf(node: HtmlNode, marks: Marks): Part[] {
  if (!isElement(node)) return [{ kind: 'text', text: DomUtils.textContent(node), marks }];
  if (node.name === 'br') return [{ kind: 'br', text: '', marks: [] }];
  if (node.name === 'img') return [{ kind: 'img', text: pictureOf(node), marks }];
  if (node.name === 'pre') return [codeOf(node)];
  const own = marksIn(node, marks);
  const parts = node.children.flatMap((child) => partsOf(child, own));
  if (isInline(node)) return parts;
  const tag = tagOf(node);
  return [{ kind: 'block', tag, children: isLine(tag) ? lineOf(parts) : blocksOf(parts) }];
}

const trimEnd = (runs: Part[]) => {
  const last = runs.at(-1);
  if (last?.kind !== 'text') return;
  last.text = last.text.replace(/ $/, '');
  if (last.text === '') runs.pop();
};

/** Adds words to a line as browsers do, with single spaces. */
function addText(line: Part[], { text, marks }: Run): void {
  const last = line.at(-1);
  const isAfterSpace =
    !last || last.kind === 'br' || (last.kind === 'text' && / $/.test(last.text));
  const words = text.replace(/[ \t\r\n\f]+/g, ' ').replace(isAfterSpace ? /^ / : /^(?!)/, '');
  if (words === '') return;
  if (last?.kind === 'text' && last.marks.join() === marks.join()) last.text += words;
  else line.push({ kind: 'text', text: words, marks });
}

function lineOf(parts: readonly Part[]): Part[] {
  const line: Part[] = [];
  for (const part of parts) {
    if (part.kind === 'br') trimEnd(line);
    if (part.kind === 'text') addText(line, part);
    else line.push(part);
  }
  trimEnd(line);
  return line;
}

const isEmpty = (part: Part | undefined, tag: string) =>
  part?.kind === 'block' && part.tag === tag && part.children.length === 0;

/** The blocks of a block: its loose text as paragraphs, without a caption or paragraph in vain. */
function blocksOf(parts: readonly Part[]): Part[] {
  const blocks: Part[] = [];
  let loose: Part[] = [];
  const flush = () => {
    const children = lineOf(loose);
    if (children.length > 0) blocks.push({ kind: 'block', tag: 'p', children });
    loose = [];
  };
  for (const part of parts) {
    if (part.kind !== 'block') loose.push(part);
    else {
      flush();
      if (!isEmpty(part, 'figcaption')) blocks.push(part);
    }
  }
  flush();
  return blocks.length === 1 && isEmpty(blocks[0], 'p') ? [] : blocks;
}

/**
 * What a body's markup says to readers, to compare two ways to write the same: a bold word may be
 * `b` or `strong`, an item's only paragraph may be left out, and the end is without empty lines.
 */
export function essenceOf(html: string): string {
  const blocks = blocksOf(parseDocument(html).children.flatMap((node) => partsOf(node, [])));
  while (isEmpty(blocks.at(-1), 'p')) blocks.pop();
  return JSON.stringify(blocks);
}
