import { families } from './families.mjs';
import { fontFace } from './font-face.mjs';
import { english, figures, spaces, unicodeRange } from './letters.mjs';

/** @import { Face, Family, FontFile } from './families.mjs' */

const percent = (/** @type {number} */ share) => `${Number(share.toFixed(3))}%`;

/** A family's heights, from a local font at this width. */
const measures = (/** @type {Family} */ { ascent, descent }, /** @type {number} */ width) => ({
  'size-adjust': percent(width),
  'ascent-override': percent((ascent / width) * 100),
  'descent-override': percent((descent / width) * 100),
  'line-gap-override': '0%',
});

/** A face for other letters, then one under the font's own name for each width. */
/** @type {(family: Family, style: FontFile['style'], face: Face) => string[]} */
const facesOf = (family, style, { weights, local, widths }) => {
  const face = (/** @type {string} */ name, /** @type {number} */ width, range = '') =>
    fontFace({
      'font-family': `"${name}"`,
      src: local.map((one) => `local("${one}")`).join(', '),
      'font-weight': weights,
      'font-style': style,
      ...measures(family, width),
      'unicode-range': range,
    });
  return [
    face(`${family.name} fallback`, widths.letters),
    face(family.name, widths.letters, unicodeRange(english)),
    ...(widths.figures ? [face(family.name, widths.figures, unicodeRange(figures))] : []),
    ...(widths.spaces ? [face(family.name, widths.spaces, unicodeRange(spaces))] : []),
  ];
};

const rules = families.flatMap((family) =>
  family.files.flatMap(({ style, faces }) => faces.flatMap((face) => facesOf(family, style, face))),
);

/**
 * The styles of the local fonts that are shown until the site's own have loaded.
 *
 * For English each has the name of its font: else a browser would look for that name, and for
 * `more`, among the fonts of the system, which takes as long as the words of the first screen. The
 * site's font, once it applies, comes before it, because styles outside of layers come before those
 * in layers; their weights, style and letters must be the same for that. For other letters there is
 * a `fallback`, which comes after `more`.
 */
export const localFonts = `@layer base {\n${rules.join('')}}\n`;
