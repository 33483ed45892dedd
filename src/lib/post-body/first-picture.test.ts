import { expect, it } from 'vitest';
import { firstPicture } from './first-picture.ts';

it('is the first of a rendered body, and none where there is none', () => {
  const first = '<img alt="a" data-src="/no.webp" src="https://a.example/1.webp?a=1&amp;b=2">';
  expect(firstPicture(`<p>Words</p>${first}<img src="/2.webp">`)).toBe(
    'https://a.example/1.webp?a=1&b=2',
  );
  expect(firstPicture('<p>Words &lt;img src="/2.webp"></p>')).toBeUndefined();
});
