import { describe, expect, it } from 'vitest';
import { itemsOf } from './items.ts';

describe('Lists (interests, focus)', () => {
  it('items are trimmed and empty ones ignored', () => {
    expect(itemsOf('  Trams \n\n   \nInk, on film\nTrams')).toEqual(['Trams', 'Ink, on film']);
  });
});
