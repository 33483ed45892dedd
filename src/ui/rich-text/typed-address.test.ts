import { describe, expect, it } from 'vitest';
import { typedAddress } from './typed-address.ts';

describe('the address just typed', () => {
  it.each([
    ['https://e.com ', 'https://e.com'],
    ['see https://e.com/a?b=1#c ', 'https://e.com/a?b=1#c'],
    ['see https://e.com. ', 'https://e.com'],
    ['see https://e.com/x?a=1, ', 'https://e.com/x?a=1'],
    ['https://e.com! ', 'https://e.com'],
    ['https://e.com/?! ', 'https://e.com/'],
    ['(https://e.com) ', 'https://e.com'],
    ['(see https://e.com). ', 'https://e.com'],
    ['“https://e.com.” ', 'https://e.com'],
    [
      'https://en.wikipedia.org/wiki/Set_(mathematics). ',
      'https://en.wikipedia.org/wiki/Set_(mathematics)',
    ],
    ['http://localhost:4321/a\n', 'http://localhost:4321/a'],
    ['HTTPS://E.com ', 'HTTPS://E.com'],
  ])('of %j is %s', (text, address) => {
    expect(typedAddress(text)).toEqual({ address, from: text.indexOf(address) });
  });

  it('is the last of two that are the same', () => {
    expect(typedAddress('https://e.com https://e.com. ')?.from).toBe(14);
  });

  it.each([
    'https://e.com',
    'https://e.com and ',
    'main.rs ',
    'e.com. ',
    'https:// ',
    'https://. ',
    'xhttps://e.com ',
  ])('%j has none', (text) => {
    expect(typedAddress(text)).toBeNull();
  });
});
