import { plainText } from './plain-text.ts';

const headingTag = /<(\/?)h([1-6])\b/gi;
const deepest = 6;
const heading = /<h([1-6])\b[^>]*>(.*?)<\/h\1>/gis;

/**
 * Fits the headings of clean markup into a page's outline: the highest become level `top`, and none
 * skips a level on the way down. With `top` 1, only the first heading becomes an `h1`.
 */
export function outlined(html: string, top: 1 | 2 | 3 | 4): string {
  const levels = [...html.matchAll(headingTag)].filter(([, close]) => !close);
  const highest = Math.min(...levels.map(([, , level]) => Number(level)));
  let [given, last, opened] = [0, top - 1, 0];
  return html.replace(headingTag, (_, close: string, level: string) => {
    if (close) return `</h${last}`;
    const wanted = top + Number(level) - highest;
    given = top === 1 && opened > 0 ? Math.max(2, wanted) : wanted;
    last = Math.min(given, last + 1, deepest);
    opened += 1;
    return `<h${last}`;
  });
}

/** Turns headings into paragraphs, for cards, which have a heading of their own. */
export const withoutHeadings = (html: string): string =>
  html.replace(headingTag, (_, close: string) => `<${close}p`);

/** Leaves out headings without words, as an editor leaves them where they were emptied. */
export const withoutEmptyHeadings = (html: string): string =>
  html.replace(heading, (whole, _, words: string) => (plainText(words) === '' ? '' : whole));
