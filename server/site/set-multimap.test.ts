import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SetMultimap } from './set-multimap.ts';

const few = fc.constantFrom('a', 'b', 'c');
const step = fc.record({ add: fc.boolean(), key: few, word: few });

it('a set multimap holds what was added to a key and not deleted since, each once', () => {
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const [sets, model] = [new SetMultimap(), new Map<string, Set<string>>()];
      for (const { add, key, word } of steps) {
        const set = model.get(key) ?? new Set();
        model.set(key, set);
        if (add) set.add(word);
        else set.delete(word);
        if (add) sets.add(key, word);
        else sets.delete(key, word);
      }
      for (const key of ['a', 'b', 'c']) {
        expect(sets.get(key).toSorted()).toEqual([...(model.get(key) ?? [])].sort());
        expect(sets.has(key)).toBe(sets.get(key).length > 0);
      }
    }),
  );
});
