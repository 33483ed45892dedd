import { plainText } from '../plain-text.ts';

/** A block of HTML from end to end, as other programs write an excerpt. */
const BLOCK_OF_HTML = /^<(p|div|ul|ol|blockquote|h[1-6])\b[^<>]*>.*<\/\1>$/is;

/**
 * A stored excerpt on one line. It is plain text (spec 2 §5), in which `Map<string>` are the owner's
 * words; only of an excerpt that is HTML altogether the tags go.
 */
export function storedExcerpt(excerpt: string): string {
  const text = excerpt.trim();
  return BLOCK_OF_HTML.test(text) ? plainText(text) : text.replace(/\s+/g, ' ');
}
