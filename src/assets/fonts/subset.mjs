// Makes the fonts in this folder from their packages: `node src/assets/fonts/subset.mjs`. Each
// keeps the letters of western European languages and the weights the styles use. The site's own
// fonts come in two files: English with its punctuation, which every page loads, and the rest
// (`-more`), which a page loads only if it has such a letter (styles/fonts).
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { english, lettersOf } from '../../styles/fonts/letters.mjs';

const { resolve } = createRequire(import.meta.url);

const letters = `${lettersOf([
  [0x20, 0x7e],
  [0xa0, 0xff],
])}ıŒœŠšŸŽž`;
const punctuation = '‐‑‒–—―‘’‚“”„†‡•…‰′″‹›⁄';
const symbols = '€™←↑→↓−×≈≠≤≥';
const text = letters + punctuation + symbols;
const first = lettersOf(english);
const rest = [...text].filter((letter) => !first.includes(letter)).join('');

const figures = ['tnum', 'lnum', 'onum'];
const site = [
  {
    file: 'bricolage-grotesque',
    from: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    // One optical size for all headings; the styles tighten the spacing of large ones instead.
    variationAxes: { opsz: 48, wght: { min: 500, max: 600 } },
  },
  {
    file: 'hanken-grotesk',
    from: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  },
  {
    file: 'source-serif-4',
    from: 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  },
  {
    file: 'source-serif-4-italic',
    from: 'source-serif-4/files/source-serif-4-latin-wght-italic.woff2',
    variationAxes: { wght: 400 },
  },
  {
    file: 'geist-mono',
    from: 'geist-mono/files/geist-mono-latin-wght-normal.woff2',
    variationAxes: { wght: 400 },
  },
];

/** The families a reader may choose; none is loaded before it is chosen. */
const chosen = [
  {
    file: 'literata',
    from: 'literata/files/literata-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  },
  {
    file: 'literata-italic',
    from: 'literata/files/literata-latin-wght-italic.woff2',
    variationAxes: { wght: 400 },
  },
  {
    file: 'open-sans',
    from: 'open-sans/files/open-sans-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  },
  {
    file: 'open-sans-italic',
    from: 'open-sans/files/open-sans-latin-wght-italic.woff2',
    variationAxes: { wght: 400 },
  },
  ...['400-normal', '400-italic', '600-normal'].map((style) => ({
    file: `crimson-text-${style}`,
    from: `crimson-text/files/crimson-text-latin-${style}.woff2`,
    scope: '@fontsource',
  })),
];

/** Writes one file with the given letters of a font, and logs how much smaller it is. */
async function write({ file, from, variationAxes, scope = '@fontsource-variable' }, letters) {
  const original = await readFile(resolve(`${scope}/${from}`));
  const subset = await subsetFont(original, letters, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: ['kern', 'liga', ...figures],
    noHinting: true,
  });
  await writeFile(new URL(`${file}.woff2`, import.meta.url), subset);
  console.log(`${file}.woff2 ${original.length} -> ${subset.length} bytes`);
}

for (const font of chosen) await write(font, text);
for (const font of site) {
  await write(font, first);
  await write({ ...font, file: `${font.file}-more` }, rest);
}
