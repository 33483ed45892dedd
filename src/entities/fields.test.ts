import * as v from 'valibot';
import { expect, it } from 'vitest';
import { choice, markup, requiredText, text, textList } from './fields.ts';

const controls = '\u0000\u0001\u0008\u000b\u000c\u001b\u007f\u0085';

it('text and markup leave out control characters, and keep tabs and line breaks', () => {
  for (const field of [text(), markup()]) {
    expect(v.parse(field, `a${controls}b\tc\nd\r\ne`)).toBe('ab\tc\nd\r\ne');
  }
  expect(v.parse(textList(), [`a${controls}`, controls])).toEqual(['a']);
  expect(v.parse(choice('size', ['small', 'large'], 'small'), `${controls}large`)).toBe('large');
});

it('text of control characters alone is empty', () => {
  expect(v.safeParse(requiredText('Required'), controls).issues?.[0].message).toBe('Required');
});

it('markup counts what is read: a reference is one character', () => {
  for (const one of ['&', '&amp;', '&#38;', '&#x26;']) {
    expect(v.is(markup(3), one.repeat(3))).toBe(true);
    expect(v.is(markup(3), one.repeat(4))).toBe(false);
  }
  expect(v.is(markup(3), '&but')).toBe(false);
});
