import { escapeText } from 'entities';
import { DomUtils } from 'htmlparser2';
import { type HtmlElement, type HtmlNode, isElement } from '../html-tree.ts';
import { languageIn } from '../rich-text/attributes.ts';
import { serialise } from '../serialise.ts';
import { codeBlocksIn, type PostBody } from './read.ts';
import { attributesText, scrollingCode, scrollingTable } from './scrolling.ts';

/** A block of code, and the name of its language; empty when it has none. */
export type Code = { source: string; language: string };

/** Returns code as HTML, with or without colours. */
export type Highlight = (code: Code) => string;

function codeOf(pre: HtmlElement): Code {
  const code = DomUtils.findOne((node) => node.name === 'code', pre.children);
  const language = code ? languageIn(code.attribs.class ?? '') : '';
  return { source: DomUtils.textContent(pre).replace(/\n$/, ''), language };
}

/** The blocks of code in a body. */
export const codeIn = ({ document }: PostBody): Code[] =>
  codeBlocksIn(document.children).map(codeOf);

function codeBlock(code: Code, highlight: Highlight): string {
  const label = code.language ? ` data-language="${code.language}"` : '';
  const attributes = attributesText(scrollingCode(code.language)) + label;
  return `<pre${attributes}><code>${highlight(code)}</code></pre>`;
}

const isBlank = (node: HtmlNode) => !isElement(node) && DomUtils.textContent(node).trim() === '';

/** The image of a paragraph that contains nothing else; any other stands in a line of text. */
function loneImage(node: HtmlNode): HtmlElement | undefined {
  if (!isElement(node) || node.name !== 'p') return undefined;
  const [child, ...others] = node.children.filter((one) => !isBlank(one));
  if (others.length > 0) return undefined;
  return child && isElement(child) && child.name === 'img' ? child : undefined;
}

/** Turns an image on its own into a figure, with its title as the caption. */
function figure(image: HtmlElement): string {
  const { title, ...attributes } = image.attribs;
  image.attribs = attributes;
  const caption = title ? `<figcaption>${escapeText(title)}</figcaption>` : '';
  return `<figure>${serialise(image)}${caption}</figure>`;
}

const isPrepared = ({ name }: HtmlElement) => name === 'pre' || name === 'table';

/** An element whose content is given as markup. */
function around(element: HtmlElement, content: string): string {
  const empty = element.cloneNode();
  empty.children = [];
  const markup = serialise(empty);
  const end = markup.lastIndexOf('</');
  return markup.slice(0, end) + content + markup.slice(end);
}

const tableBox = (table: string) =>
  `<div class="table"${attributesText(scrollingTable)}>${table}</div>`;

/** A node with the code and the tables in it, at any depth, as readers see them. */
function nodeHtml(node: HtmlNode, highlight: Highlight): string {
  if (!isElement(node)) return serialise(node);
  if (node.name === 'pre') return codeBlock(codeOf(node), highlight);
  const inner = () => node.children.map((child) => nodeHtml(child, highlight)).join('');
  const html = DomUtils.existsOne(isPrepared, node.children)
    ? around(node, inner())
    : serialise(node);
  return node.name === 'table' ? tableBox(html) : html;
}

/** The finished HTML of a body: wide tables in a box that scrolls, code as `highlight` makes it. */
export function renderPostBody({ document }: PostBody, highlight: Highlight): string {
  const html = (node: HtmlNode) => {
    const image = loneImage(node);
    return image ? figure(image) : nodeHtml(node, highlight);
  };
  return document.children.map(html).join('');
}
