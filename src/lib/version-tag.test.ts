import { expect, it } from 'vitest';
import { versionsIn, versionTag } from './version-tag.ts';

it('an entity tag names the version and the build', () => {
  expect(versionTag('a-B_1', '0f')).toBe('"a-B_1.0f"');
});

it.each([
  ['"a.1"', '"a"'],
  ['W/"a.1"', 'W/"a"'],
  ['"a.1-gzip"', '"a"'],
  ['"a.pictures.1"', '"a"'],
  ['"a.1", "b" ,W/"c.2"', '"a", "b" ,W/"c"'],
  ['"a"', '"a"'],
  ['*', '*'],
])('of %s the versions are %s', (tags, versions) => {
  expect(versionsIn(tags)).toBe(versions);
});
