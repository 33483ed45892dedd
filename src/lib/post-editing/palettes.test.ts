import { expect, it } from 'vitest';
import { accentColour, accentPalette, textPalette } from './palettes.ts';

it('an accent palette of 10 colours and a text colour palette of 10', () => {
  for (const palette of [accentPalette, textPalette]) {
    expect(new Set(palette.map(({ colour }) => colour)).size).toBe(10);
    for (const { colour } of palette) expect(accentColour(colour)).toBe(colour);
  }
});

it('Accent colour accepted only as 3 or 6 digit hex, else #4f46e5', () => {
  expect(accentColour('#F0a')).toBe('#f0a');
  expect(accentColour(' #ff00AA ')).toBe('#ff00aa');
  for (const typed of ['', 'red', '#ff00', '#ff00aa00', 'rgb(1,2,3)', 'ff00aa']) {
    expect(accentColour(typed)).toBe('#4f46e5');
  }
});
