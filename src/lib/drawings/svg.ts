export type ViewBox = readonly [left: number, top: number, width: number, height: number];

/** What every drawing can be told. */
export type DrawingOptions = {
  /** Hidden from assistive technology, for a drawing beside words that already say it. */
  decorative?: boolean;
  /** Where a drawing smaller than its box stands: in the middle (default) or at the end. */
  align?: 'middle' | 'end';
  /** Adds the XML namespace, for an SVG file of its own rather than part of a page. */
  standalone?: boolean;
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What XML cannot hold even when escaped: control characters and non-characters. */
const unprintable = /[\p{Cc}\uFFFE\uFFFF]/gu;

/** Text made safe between the quotes of an attribute or between tags, in HTML and in XML. */
const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replace(unprintable, ' ')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);

const textAlternative = (label: string | undefined) =>
  label ? `role="img" aria-label="${escapeText(label)}"` : 'aria-hidden="true"';

/**
 * An `<svg>` element around a drawing.
 *
 * @param drawing its class names, view box, text alternative (none makes it decorative) and inside
 */
export function svgElement(
  drawing: { className: string; viewBox: ViewBox; label?: string | undefined; body: string },
  { decorative, align, standalone }: DrawingOptions = {},
): string {
  const attributes = [
    ...(standalone ? ['xmlns="http://www.w3.org/2000/svg"'] : []),
    `class="${drawing.className}"`,
    `viewBox="${drawing.viewBox.join(' ')}"`,
    textAlternative(decorative ? undefined : drawing.label),
    `preserveAspectRatio="x${align === 'end' ? 'Max' : 'Mid'}YMax meet"`,
  ];
  return `<svg ${attributes.join(' ')}>${drawing.body}</svg>`;
}
