import { expect, it } from 'vitest';
import {
  certificateEditPath,
  educationEditPath,
  experienceEditPath,
  postEditPath,
  projectEditPath,
} from './form-routes.ts';
import { formPaths, pageNumber, postListPath, postListPaths, shellPath } from './routes.ts';

it('one page serves the form of every entry', () => {
  expect(shellPath('/experience/edit/tallgrass')).toBe('/experience/edit/-');
  expect(shellPath('/education/edit/100%25')).toBe('/education/edit/-');
  expect(shellPath('/experience/edit/a/b')).toBe('/experience/edit/a/b');
  expect(shellPath('/experience/new')).toBe('/experience/new');
  expect(shellPath('/blog/edit/new')).toBe('/blog/edit/-');
});

it('the form of an entry is below its list', () => {
  const paths = [projectEditPath, certificateEditPath, postEditPath].map((path) => path('a'));
  expect(paths).toEqual(['/projects/edit/a', '/certificates/edit/a', '/blog/edit/a']);
});

it('the first page of stories is the list itself; every other has its number', () => {
  expect([1, 2].map((page) => postListPath(page))).toEqual(['/blog', '/blog/page/2']);
  expect(postListPaths(0)).toEqual(['/blog']);
});

it('only a whole number from 1 on, written plainly, is a page number', () => {
  expect(['1', '12', '999999'].map((text) => pageNumber(text))).toEqual([1, 12, 999_999]);
  for (const none of [undefined, '', '0', '01', '-1', '1.5', '1e3', ' 1', '1000000', 'a']) {
    expect(pageNumber(none)).toBe(0);
  }
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
