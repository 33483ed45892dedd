import { escapeText } from 'entities';
import { Marked, Tokenizer, type Tokens } from 'marked';

const fencedOrInlineCode = /```[\s\S]*?(```|$)|~~~[\s\S]*?(~~~|$)|`[^`\n]*`/g;
const closedBlockTag = /<\/(p|h[1-6]|ul|ol|div|blockquote|table|pre)\s*>/i;

/**
 * Whether a body is HTML rather than Markdown: it closes a block tag outside of code. A single
 * tag inside Markdown, or one in a code sample, does not make it HTML.
 */
export const isHtml = (body: string): boolean =>
  closedBlockTag.test(body.replace(fencedOrInlineCode, ''));

/**
 * How far to look for the end of emphasis, in characters. Without an end this takes time quadratic
 * in the text's length, so after `patience` marks without an end it looks only `near`.
 */
const span = { far: 4_000, near: 60, patience: 300 } as const;
/**
 * How far addresses and plain words are read at a time, because a run without spaces may be
 * endless.
 */
const RUN = 2_100;

/** Parses what people write as marked does, but takes bounded time for hostile text. */
class BoundedTokenizer extends Tokenizer {
  #unended = 0;

  #looked<T>(src: string, masked: string, look: (src: string, masked: string) => T): T {
    const reach = this.#unended < span.patience ? span.far : span.near;
    const found = look(src.slice(0, reach), masked.slice(-src.length).slice(0, reach));
    if (!found && /^[*_~]/.test(src)) this.#unended += 1;
    return found;
  }

  override emStrong(src: string, masked: string, before?: string) {
    return this.#looked(src, masked, (text, mask) => super.emStrong(text, mask, before));
  }

  override del(src: string, masked: string, before?: string) {
    return this.#looked(src, masked, (text, mask) => super.del(text, mask, before));
  }

  override url(src: string) {
    return super.url(src.slice(0, RUN));
  }

  override inlineText(src: string) {
    return super.inlineText(src.slice(0, RUN));
  }
}

/** A task's box as a sign, because a form's box is not allowed in a body and would be dropped. */
const checkbox = ({ checked }: Tokens.Checkbox): string => (checked ? '☑ ' : '☐ ');

const marked = new Marked({ gfm: true, breaks: false, async: false, renderer: { checkbox } });

const marker = String.raw`[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))`;
const deepMarkers = new RegExp(`^((?:${marker}){30})(?:${marker})+`, 'gm');
const deepIndent = /^[ \t]{90,}/gm;

/** Removes nesting deeper than any person writes, because it would overflow the parser's stack. */
const flattened = (body: string) =>
  body.replace(deepMarkers, '$1').replace(deepIndent, ' '.repeat(90));

/** Markdown as unsanitised HTML; if it cannot be parsed, the text as it is. */
export function markdownHtml(markdown: string): string {
  try {
    return marked.parse(flattened(markdown), { tokenizer: new BoundedTokenizer() }) as string;
  } catch (error) {
    if (error instanceof RangeError) return `<p>${escapeText(markdown)}</p>`;
    throw error;
  }
}

/** A body's unsanitised markup: HTML as it is, Markdown converted. */
export const toMarkup = (body: string): string => (isHtml(body) ? body : markdownHtml(body));
