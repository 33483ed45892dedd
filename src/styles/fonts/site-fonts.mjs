import { families } from './families.mjs';
import { fontFace } from './font-face.mjs';
import { english, more, unicodeRange } from './letters.mjs';

/** @import { FontFile } from './families.mjs' */

/** @type {(family: string, file: FontFile, weights: string, range: string) => string} */
const face = (family, { name, style }, weights, range) =>
  fontFace({
    'font-family': `"${family}"`,
    src: `url("/src/assets/fonts/${name}.woff2") format("woff2")`,
    'font-weight': weights,
    'font-style': style,
    'font-display': 'swap',
    'unicode-range': range,
  });

/** @type {(family: string, file: FontFile) => string[]} */
const facesOf = (family, file) => [
  ...file.faces.map(({ weights }) => face(family, file, weights, unicodeRange(english))),
  face(`${family} more`, { ...file, name: `${file.name}-more` }, file.weights, unicodeRange(more)),
];

/**
 * The styles of the site's fonts. `-more` is a family of its own, which a browser ignores until a
 * page has such a letter; in the same family it would cost a fallback for every size. The rules
 * apply only after the first paint (head-script.ts, late-scripts.ts).
 */
export const siteFonts = families
  .flatMap(({ name, files }) => files.flatMap((file) => facesOf(name, file)))
  .join('');
