export type ViewBox = readonly [left: number, top: number, width: number, height: number];

/** Options of every drawing. */
export type DrawingOptions = {
  /** Hides it from assistive technology, for a drawing beside a text that already says the same. */
  decorative?: boolean;
  /** The position of a drawing smaller than its box: in the middle (default) or at the end. */
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

/** Characters that XML cannot contain even escaped: control characters and non-characters. */
const unprintable = /[\p{Cc}\uFFFE\uFFFF]/gu;

/** Escapes text for attributes and between tags, in HTML and in XML. */
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
 * @param drawing its class names, view box, content, and text alternative (none: decorative)
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
