import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bodyExcerpt } from './excerpt.ts';

it('Excerpt is the plain text of the body', () => {
  expect(bodyExcerpt('<h2>One</h2><p>two <b>th</b>ree &amp; four</p>')).toBe(
    'One two three & four',
  );
});

it('cut to 197 characters plus an ellipsis when over 200', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), (length) => {
      const text = 'w'.repeat(length);
      const wanted = length > 200 ? `${'w'.repeat(197)}…` : text;
      expect(bodyExcerpt(`<p>${text}</p>`)).toBe(wanted);
    }),
  );
});
