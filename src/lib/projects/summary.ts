const white = /^(white|#f{3,4}|#f{6}|#f{8}|rgba?\(255,255,255(,[\d.]+%?)?\)|hsla?\(\d+,0%,100%.*)$/;

/** Whether a CSS colour is white. */
export const isWhite = (colour: string): boolean =>
  white.test(colour.replace(/\s+/g, '').toLowerCase());

/** Whether a summary loses a style declaration: background, border, highlight or white. */
function isStripped(declaration: string): boolean {
  const [name = '', value = ''] = declaration.split(':').map((part) => part.trim().toLowerCase());
  return /^background|^border|highlight/.test(name) || isWhite(value);
}

const keptStyle = (style: string) =>
  style
    .split(';')
    .filter((declaration) => declaration.trim() !== '' && !isStripped(declaration))
    .join(';');

/**
 * A summary for display: unwraps highlight marks and font tags, and strips inline styles for
 * background, border, highlight or white colours (spec 2 §5).
 *
 * @param html well-formed, as the sanitiser returns it.
 */
export const displayedSummary = (html: string): string =>
  html.replace(/<\/?(?:mark|font)\b[^>]*>/gi, '').replace(/ style="([^"]*)"/gi, (_, style) => {
    const kept = keptStyle(style);
    return kept ? ` style="${kept}"` : '';
  });
