import { expect, it } from 'vitest';
import { Changes } from './changes.ts';

it('tells of the changes from when they are followed until the end, and holds no more', () => {
  const changes = new Changes();
  changes.note(['posts']);
  const since = changes.watch();
  expect([since.began, since.touches(['posts'])]).toEqual([1, false]);
  changes.note(['skills', 'profile']);
  expect([changes.count, since.touches(['posts', 'profile'])]).toEqual([2, true]);
  since.end();
  changes.note(['posts']);
  expect([...since.tags]).toEqual(['skills', 'profile']);
});
