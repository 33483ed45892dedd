import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oneByte } from './one-byte.mjs';

const escaped = (code) => {
  const bundle = { 'a.mjs': { type: 'chunk', code } };
  oneByte.generateBundle({}, bundle);
  return bundle['a.mjs'].code;
};

it('code without letters beyond Latin means the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const literal = escaped(JSON.stringify(text));
      expect(literal).toMatch(/^[\0-\xff]*$/);
      expect(JSON.parse(literal)).toBe(text);
    }),
  );
  const isWord = new Function(escaped('return (text) => /^[‘’𝔄-𝔇]+$/u.test(text)'))();
  expect(['’𝔅', '𝔈'].map(isWord)).toEqual([true, false]);
});

it('files that are no code stay as they are', () => {
  const bundle = { 'a.css': { type: 'asset', code: '“' } };
  oneByte.generateBundle({}, bundle);
  expect(bundle['a.css'].code).toBe('“');
});
