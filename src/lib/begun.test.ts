import { expect, it } from 'vitest';
import { begun } from './begun.ts';
import { same } from './same.ts';

it('begins with what is stored when there is no draft, or it says the same', () => {
  const stored = { value: 'stored', restored: false, isOlder: false };
  expect(begun('stored', null, same)).toEqual(stored);
  expect(begun('stored', { value: 'stored', base: 'before' }, same)).toEqual(stored);
});

it('restores a draft that differs, and tells whether what is stored was changed since', () => {
  const draft = { value: 'draft', base: 'stored' };
  const restored = { value: 'draft', restored: true };
  expect(begun('stored', draft, same)).toEqual({ ...restored, isOlder: false });
  expect(begun('theirs', draft, same)).toEqual({ ...restored, isOlder: true });
  expect(begun('theirs', draft, same, ['sent'])).toEqual({ ...restored, isOlder: true });
});

it('takes what was sent from here, and stored without an answer, for no one else’s', () => {
  const draft = { value: 'sent, and more', base: 'stored' };
  expect(begun('sent', draft, same, ['sent'])).toMatchObject({ isOlder: false });
});
