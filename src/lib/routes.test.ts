import { expect, it } from 'vitest';
import { educationEditPath, experienceEditPath } from './form-routes.ts';
import { formPaths, shellPath } from './routes.ts';

it('one page serves the form of every entry', () => {
  expect(shellPath('/experience/edit/tallgrass')).toBe('/experience/edit/-');
  expect(shellPath('/education/edit/100%25')).toBe('/education/edit/-');
  expect(shellPath('/experience/edit/a/b')).toBe('/experience/edit/a/b');
  expect(shellPath('/experience/new')).toBe('/experience/new');
  expect(shellPath('/blog/edit/new')).toBe('/blog/edit/-');
});

it('an id in a path is encoded, whatever it holds', () => {
  expect(experienceEditPath('a/b?c')).toBe('/experience/edit/a%2Fb%3Fc');
  expect(educationEditPath('100%')).toBe('/education/edit/100%25');
});

it('every form has a page for new entries and one for all others', () => {
  expect(formPaths).toContain('/projects/new');
  expect(formPaths).toContain('/certificates/edit/-');
  expect(formPaths.filter((path) => path.startsWith('/blog'))).toEqual(['/blog/edit/-']);
});
