import * as v from 'valibot';
import { expect, it } from 'vitest';
import { choice, flag, markup, number, requiredText, text, textList } from './fields.ts';

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

it('a number that is absent, null or empty is the fallback', () => {
  for (const none of [undefined, null, '', ' ']) expect(v.parse(number(7), none)).toBe(7);
  for (const zero of [0, '0', ' 0 ']) expect(v.parse(number(7), zero)).toBe(0);
});

it('true and false may be words or digits, in any case; null and empty are the fallback', () => {
  for (const fallback of [true, false]) {
    const parsed = (values: unknown[]) => values.map((one) => v.parse(flag(fallback), one));
    expect(new Set(parsed([undefined, null, '']))).toEqual(new Set([fallback]));
    expect(new Set(parsed([true, 'TRUE', 'Yes', 'on', '1', 1]))).toEqual(new Set([true]));
    expect(new Set(parsed([false, 'False', 'NO', 'off', '0', 0]))).toEqual(new Set([false]));
  }
});
