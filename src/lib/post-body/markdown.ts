import { Marked } from 'marked';

const fencedOrInlineCode = /```[\s\S]*?(```|$)|~~~[\s\S]*?(~~~|$)|`[^`\n]*`/g;
const closedBlockTag = /<\/(p|h[1-6]|ul|ol|div|blockquote|table|pre)\s*>/i;

/**
 * Whether a body is HTML rather than Markdown: it closes a block tag outside of code. A single
 * tag inside Markdown, or one in a code sample, does not make it HTML.
 */
export const isHtml = (body: string): boolean =>
  closedBlockTag.test(body.replace(fencedOrInlineCode, ''));

const marked = new Marked({ gfm: true, breaks: false, async: false });

/** Markdown as HTML, unsanitised, whatever HTML it holds. */
export const markdownHtml = (markdown: string): string => marked.parse(markdown) as string;

/** A body's markup, unsanitised: HTML as it is, Markdown converted. */
export const toMarkup = (body: string): string => (isHtml(body) ? body : markdownHtml(body));
