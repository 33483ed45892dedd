import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { families } from './families.mjs';
import { english, lettersOf, more, unicodeRange } from './letters.mjs';
import { localFonts } from './local-fonts.mjs';
import { siteFonts } from './site-fonts.mjs';

it('each font is named in a stack, then its other letters and its local ones', async () => {
  const tokens = await readFile(new URL('../tokens.css', import.meta.url), 'utf8');
  for (const { name } of families) {
    expect(tokens).toContain(`"${name}", "${name} more", "${name} fallback"`);
  }
});

/** Where the faces for English apply, and so whether one takes the place of another. */
const placesOf = (faces: string) =>
  [...faces.matchAll(/@font-face \{(.*?)\}/gs)]
    .map(([, face = '']) => face)
    .filter((face) => face.includes(unicodeRange(english)))
    .map((face) => face.match(/font-(family|weight|style): [^;]+/g)?.join())
    .sort();

it('each font takes the place of the local one that has its name: same weights, style, letters', () => {
  const own = placesOf(siteFonts);
  expect(own.length).toBeGreaterThan(6);
  expect(placesOf(localFonts)).toEqual(own);
});

it('no letter of English is among the other letters', () => {
  const others = new Set(lettersOf(more));
  expect([...lettersOf(english)].filter((letter) => others.has(letter))).toEqual([]);
  expect(others.size).toBeGreaterThan(200);
});
