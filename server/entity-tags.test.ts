import { expect, it } from 'vitest';
import { listedTag } from './entity-tags.ts';

it.each([
  ['"a"', '"a"'],
  ['"x", W/"b" ,"y"', '"b"'],
  ['W/"b","a"', '"a"'],
  ['*', '"a"'],
  ['"x", *', '"a"'],
  ['"x"', undefined],
  ['a', undefined],
  ['', undefined],
  [undefined, undefined],
])('a header of %s names %s of two tags', (header, tag) => {
  expect(listedTag(header, ['"a"', '"b"'])).toBe(tag);
});
