import { describe, expect, it } from 'vitest';
import { linkAddress } from './commands.ts';

describe('a link must be a valid URL', () => {
  it.each(['https://example.com/a b', 'http://localhost:4321', '/about', '#top', 'mailto:a@b.c'])(
    '%s stays as it is',
    (typed) => {
      expect(linkAddress(typed)).toBe(typed);
    },
  );

  it.each(['example.com', 'example.com:8080/x?y#z', 'localhost:4321/x'])(
    '%s gets its https://',
    (typed) => {
      expect(linkAddress(typed)).toBe(`https://${typed}`);
    },
  );

  it.each([
    'not a url',
    'https://not a url',
    'word',
    'http://',
    '//example.com',
    'javascript:alert(1)',
    'mailto:',
    'ftp://example.com',
  ])('%s is none', (typed) => {
    expect(linkAddress(typed)).toBeNull();
  });
});
