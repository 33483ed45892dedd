import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const css = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');

const familiesOf = (faces: string) =>
  new Set([...faces.matchAll(/font-family: "([^"]+)"/g)].map(([, family]) => family));

it('every font of the site and its fallback are named in a stack, the font first', async () => {
  const tokens = await css('./tokens.css');
  const families = familiesOf((await css('./fonts.css')) + (await css('./font-fallbacks.css')));
  const bare = [...families].filter((family) => !/ (more|fallback)$/.test(family ?? ''));
  expect(families.size).toBe(bare.length * 3);
  for (const family of bare) {
    expect(tokens).toContain(`"${family}", "${family} more", "${family} fallback"`);
  }
});

/** Where the faces for English apply, and so whether one takes the place of another. */
const placesOf = (faces: string) =>
  [...faces.matchAll(/@font-face \{(.*?)\}/gs)]
    .map(([, face = '']) => face.replace(/\s+/g, ' '))
    .filter(
      (face) => face.includes('unicode-range: U+0020-007E') && !/ (more|fallback)"/.test(face),
    )
    .map((face) => face.match(/font-(family|weight|style): [^;]+|unicode-range: [^;]+/g)?.join())
    .sort();

it('each font takes the place of the local one that has its name: same weights, style, letters', async () => {
  const own = placesOf(await css('./fonts.css'));
  expect(own.length).toBeGreaterThan(6);
  expect(placesOf(await css('./font-fallbacks.css'))).toEqual(own);
});
