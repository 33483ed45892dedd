import { expect, it } from 'vitest';
import { shellPath } from './routes.ts';

it('one page serves the form of every entry', () => {
  expect(shellPath('/experience/edit/tallgrass')).toBe('/experience/edit/-');
  expect(shellPath('/education/edit/100%25')).toBe('/education/edit/-');
  expect(shellPath('/experience/edit/a/b')).toBe('/experience/edit/a/b');
  expect(shellPath('/experience/new')).toBe('/experience/new');
  expect(shellPath('/blog/edit/new')).toBe('/blog/edit/-');
});
