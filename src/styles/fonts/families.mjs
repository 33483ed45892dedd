/**
 * The site's fonts, and for each the local ones shown until it has loaded. These get its heights,
 * and its widths for letters, spaces and, where they differ, figures, measured in fractions of a
 * pixel over the words of the sample pages, so that nothing moves when a file arrives.
 *
 * @typedef {object} Widths In percent of the local font's.
 * @property {number} letters
 * @property {number} [figures]
 * @property {number} [spaces]
 *
 * @typedef {object} Face
 * @property {string} weights
 * @property {string[]} local
 * @property {Widths} widths
 *
 * @typedef {object} FontFile
 * @property {string} name In `assets/fonts`, for English; other letters are in the same with `-more`.
 * @property {string} weights
 * @property {'italic'} [style]
 * @property {Face[]} faces For each of its weights that has a local font of its own.
 *
 * @typedef {object} Family
 * @property {string} name
 * @property {number} ascent In percent of the size, as is `descent`.
 * @property {number} descent
 * @property {FontFile[]} files
 */

// The name that Linux knows comes first, because it searches again for every face whose name it
// does not find.
const sans = ['Liberation Sans', 'Arial', 'ArialMT'];
const boldSans = ['Liberation Sans Bold', 'Arial Bold', 'Arial-BoldMT'];
const serif = ['Liberation Serif', 'Times New Roman', 'TimesNewRomanPSMT'];
const boldSerif = ['Liberation Serif Bold', 'Times New Roman Bold', 'TimesNewRomanPS-BoldMT'];
const italicSerif = [
  'Liberation Serif Italic',
  'Times New Roman Italic',
  'TimesNewRomanPS-ItalicMT',
];
const mono = ['Liberation Mono', 'Courier New', 'CourierNewPSMT'];

/** @type {Family} */
const bricolageGrotesque = {
  name: 'Bricolage Grotesque',
  ascent: 93,
  descent: 27,
  files: [
    {
      name: 'bricolage-grotesque',
      weights: '500 600',
      faces: [
        {
          weights: '500 600',
          local: sans,
          widths: { letters: 104.13, figures: 95, spaces: 83.23 },
        },
      ],
    },
  ],
};

/** @type {Family} */
const hankenGrotesk = {
  name: 'Hanken Grotesk',
  ascent: 100,
  descent: 30.3,
  files: [
    {
      name: 'hanken-grotesk',
      weights: '400 600',
      faces: [
        { weights: '400 500', local: sans, widths: { letters: 100.52, spaces: 93.58 } },
        {
          weights: '600',
          local: boldSans,
          widths: { letters: 94.21, figures: 100.69, spaces: 93.58 },
        },
      ],
    },
  ],
};

/** @type {Family} */
const sourceSerif = {
  name: 'Source Serif 4',
  ascent: 103.6,
  descent: 33.5,
  files: [
    {
      name: 'source-serif-4',
      weights: '400 600',
      faces: [
        {
          weights: '400 500',
          local: serif,
          widths: { letters: 120.88, figures: 105.8, spaces: 94.8 },
        },
        {
          weights: '600',
          local: boldSerif,
          widths: { letters: 114.9, figures: 109.4, spaces: 91.61 },
        },
      ],
    },
    {
      name: 'source-serif-4-italic',
      weights: '400',
      style: 'italic',
      faces: [{ weights: '400', local: italicSerif, widths: { letters: 110.43, spaces: 90.8 } }],
    },
  ],
};

/** @type {Family} */
const geistMono = {
  name: 'Geist Mono',
  ascent: 100.5,
  descent: 29.5,
  files: [
    {
      name: 'geist-mono',
      weights: '400',
      faces: [{ weights: '400', local: mono, widths: { letters: 99.984 } }],
    },
  ],
};

export const families = [bricolageGrotesque, hankenGrotesk, sourceSerif, geistMono];
