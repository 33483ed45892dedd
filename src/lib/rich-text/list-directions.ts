import { isRightToLeft } from '../text-direction.ts';

/** The start of a list or a quotation, and its first letter, if it has one of its own. */
const marked =
  /<(ul|ol|blockquote)\b([^>]*)>(?=((?:<(?!\/\1\b)[^>]*>|&\w+;|[^\p{L}<&]){0,999}\p{L})?)/giu;

/**
 * Lets the lists and quotations of clean markup run from right to left if their words do, because
 * their marks and lines stand where they begin. Other blocks follow their words by themselves.
 */
export const withListDirections = (html: string): string =>
  html.replace(marked, (tag: string, name: string, attributes: string, opening = '') =>
    isRightToLeft(opening.replace(/<[^>]*>|&\w+;/g, '')) ? `<${name}${attributes} dir="rtl">` : tag,
  );
