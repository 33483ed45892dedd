/**
 * Parts of a font as spans of code points, each from its first to its last.
 *
 * @typedef {(number | [number, number])[]} Spans
 */

/**
 * English with its punctuation, which nearly every page needs.
 *
 * @type {Spans}
 */
export const english = [
  ...[[0x20, 0x7e], 0xa0, 0xa9, 0xb0, 0xb7, 0xd7, [0x2013, 0x2014], [0x2018, 0x2019]],
  ...[[0x201c, 0x201d], 0x2022, 0x2026, 0x2190, 0x2192],
];

/**
 * All other letters of the fonts, in a second file, and what lies between them.
 *
 * @type {Spans}
 */
export const more = [
  ...[
    [0xa1, 0xa8],
    [0xaa, 0xaf],
    [0xb1, 0xb6],
    [0xb8, 0xd6],
    [0xd8, 0x17e],
    [0x2010, 0x2012],
  ],
  ...[
    [0x2015, 0x2017],
    [0x201a, 0x201b],
    [0x201e, 0x2021],
    [0x2023, 0x2025],
    [0x2027, 0x218f],
  ],
  ...[0x2191, [0x2193, 0x2265]],
];

/** @type {Spans} */
export const figures = [[0x30, 0x39]];

/** @type {Spans} */
export const spaces = [0x20, 0xa0];

const hex = (/** @type {number} */ point) => point.toString(16).padStart(4, '0');

/** The spans as a style sheet writes them: `U+0020-007e, U+00a0`. */
export const unicodeRange = (/** @type {Spans} */ spans) =>
  spans.map((span) => `U+${[span].flat().map(hex).join('-')}`).join(', ');

const lettersFrom = (/** @type {number} */ first, last = first) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/** Every letter of the spans, one after another. */
export const lettersOf = (/** @type {Spans} */ spans) =>
  spans
    .flatMap((span) => (Array.isArray(span) ? lettersFrom(...span) : lettersFrom(span)))
    .join('');
