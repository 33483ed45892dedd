import { describe, expect, it } from 'vitest';
import { Together } from './together.ts';

describe('requests for one thing', () => {
  it('the first asks; the others wait until it is done; then one may ask again', () => {
    const together = new Together();
    const told: string[] = [];
    const ask = (name: string, key = 'page') => together.isFirst(key, () => told.push(name));
    expect([ask('a'), ask('b'), ask('c'), ask('d', 'other')]).toEqual([true, false, false, true]);
    expect(told).toEqual([]);
    together.done('page');
    expect(told).toEqual(['b', 'c']);
    expect(ask('e')).toBe(true);
  });
});
