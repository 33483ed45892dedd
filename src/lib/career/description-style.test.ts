import { describe, expect, it } from 'vitest';
import { cleanDescription, highlights, textColours } from './description-style.ts';

describe('the description', () => {
  it('has a text colour palette of 10 colours and a highlight palette of 8', () => {
    expect(new Set(textColours.map(([, value]) => value)).size).toBe(10);
    expect(new Set(highlights.map(([, value]) => value)).size).toBe(8);
  });

  it('is cleaned of background, shadow, font styles and highlight marks', () => {
    const pasted =
      '<p style="background: red; text-shadow: 0 0 1px; font-size: 30px; color: #c82700">A' +
      '<mark style="background-color: lime">b</mark><mark>c</mark></p>' +
      "<b style='font-weight:900'>d</b>";
    expect(cleanDescription(pasted)).toBe('<p style="color: #c82700">Abc</p><b>d</b>');
  });

  it('keeps a highlight chosen from the palette, however the browser spells its colour', () => {
    const kept = '<mark style="background-color: #fff3b0">a</mark>';
    expect(cleanDescription(kept)).toBe(kept);
    const spelled = '<mark style="background-color: rgb(255, 243, 176);">a</mark>';
    expect(cleanDescription(spelled)).toBe(kept);
  });

  it('does not change when cleaned again', () => {
    const once = cleanDescription('<p style="font: x; color: red"><mark>a</mark></p>');
    expect(cleanDescription(once)).toBe(once);
  });
});
