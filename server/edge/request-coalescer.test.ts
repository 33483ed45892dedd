import { describe, expect, it } from 'vitest';
import { RequestCoalescer } from './request-coalescer.ts';

describe('requests for the same thing', () => {
  it('the first asks; the others wait until it is done; then one may ask again', () => {
    const coalescer = new RequestCoalescer();
    const told: string[] = [];
    const ask = (name: string, key = 'page') => coalescer.isFirst(key, () => told.push(name));
    expect([ask('a'), ask('b'), ask('c'), ask('d', 'other')]).toEqual([true, false, false, true]);
    expect(told).toEqual([]);
    coalescer.done('page');
    expect(told).toEqual(['b', 'c']);
    expect(ask('e')).toBe(true);
  });
});
