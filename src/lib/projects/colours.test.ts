import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fullHexColour, rgbColour, swatches } from './colours.ts';

it('the colour palette has 40 swatches in the project editor', () => {
  expect(new Set(swatches.map(({ colour }) => colour)).size).toBe(40);
  expect(swatches.every(({ colour }) => fullHexColour(colour) === colour)).toBe(true);
});

it('each swatch is named in words of its own, and by its colour', () => {
  const words = swatches.map(({ name }) => name.split(',')[0]);
  expect(new Set(words).size).toBe(40);
  expect(swatches.at(-8)?.name).toBe('Light vermilion, #ff6a42');
});

it('Colour hex: #RGB or #RRGGBB', () => {
  expect(fullHexColour('#F0a')).toBe('#ff00aa');
  expect(fullHexColour(' #D83008 ')).toBe('#d83008');
  for (const wrong of ['d83008', '#12', '#12345', '#1234567', 'red', '', '#ggg']) {
    expect(fullHexColour(wrong)).toBeNull();
  }
});

it('RGB values 0 to 255', () => {
  const value = fc.nat(255);
  fc.assert(
    fc.property(value, value, value, (r, g, b) => {
      const hex = rgbColour(`rgb(${r}, ${g}, ${b})`) ?? '';
      expect([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))).toEqual([r, g, b]);
    }),
  );
  expect(rgbColour('rgb(256, 0, 0)')).toBeNull();
});
