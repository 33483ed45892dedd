import { expect, it } from 'vitest';
import { deletedWords } from './deleted-words.ts';

it('a deletion says for whom, and of what if that has a name', () => {
  expect(deletedWords('Site manager')).toBe('Deleted “Site manager”, for every visitor.');
  for (const none of [undefined, ''])
    expect(deletedWords(none)).toBe('Deleted, for every visitor.');
});
