import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SetVersion } from './set-version.ts';

const id = fc.constantFrom('a', 'b', 'c', 'd');
const version = fc.constantFrom('1', '2', undefined);

function named(entries: Iterable<[id: string, version: string]>): string {
  const set = new SetVersion();
  for (const [id, version] of entries) set.set(id, version);
  return set.toString();
}

it('names a set the same, however it came to be', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(id, version)), (changes) => {
      const set = new SetVersion();
      const plain = new Map<string, string>();
      for (const [id, version] of changes) {
        if (version === undefined) {
          set.delete(id);
          plain.delete(id);
        } else {
          set.set(id, version);
          plain.set(id, version);
        }
      }
      expect(set.toString()).toBe(named([...plain].toReversed()));
    }),
  );
});

it('names other sets otherwise', () => {
  const names = [[], ['a1'], ['a2'], ['b1'], ['a1', 'b1'], ['a1', 'b2'], ['b1', 'a2']].map((set) =>
    named(set.map(([id = '', version = '']) => [id, version])),
  );
  expect(new Set(names).size).toBe(names.length);
});
