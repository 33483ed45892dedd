import { expect, it } from 'vitest';
import { pageDescription } from './page-description.ts';

it('Pages have a description: the beginning of their text, however long that is', () => {
  const long = `<p>Models &amp; ${'words '.repeat(1_000)}</p>`;
  const description = pageDescription(long, 'Engineer');
  expect(description).toMatch(/^Models & words .* words…$/);
  expect(description.length).toBeLessThanOrEqual(200);
});

it('a page without text is described by its owner’s headline, else by what it is', () => {
  expect(pageDescription('<p><br></p>', 'Engineer', 'A portfolio.')).toBe('Engineer');
  expect(pageDescription('', '', 'A portfolio.')).toBe('A portfolio.');
});
