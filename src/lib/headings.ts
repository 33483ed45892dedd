const headingTag = /<(\/?)h([1-6])\b/gi;
const deepest = 6;

/**
 * Clean markup with its headings fitted into a page's outline: the highest of them become `top`,
 * and none skips a level on the way down. With `top` 1, only the first stays a page's one `h1`.
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

/** Markup without headings: their words stay, as paragraphs. For cards, which have their own. */
export const withoutHeadings = (html: string): string =>
  html.replace(headingTag, (_, close: string) => `<${close}p`);
