import { expect, it } from 'vitest';
import { idInPath } from './form-path.ts';

it('a form reads its id from the address', () => {
  expect(idInPath('/experience/new')).toBe('');
  expect(idInPath('/experience/edit/tallgrass')).toBe('tallgrass');
  expect(idInPath('/education/edit/a%20b')).toBe('a b');
  expect(idInPath('/education/edit/100%')).toBe('100%');
});
