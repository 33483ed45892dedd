import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SetVersion } from './set-version.ts';

const id = fc.constantFrom('a', 'b', 'c', 'd');
const version = fc.constantFrom('1', '2', undefined);

function named(entries: Iterable<[id: string, version: string]>): string {
  const set = new SetVersion();
  for (const [id, version] of entries) set.add({ id, version });
  return set.toString();
}

it('gives a set the same version, in whatever order it was made', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(id, version)), (changes) => {
      const set = new SetVersion();
      const plain = new Map<string, string>();
      for (const [id, version] of changes) {
        const before = plain.get(id);
        if (before) set.remove({ id, version: before });
        if (version) set.add({ id, version });
        if (version) plain.set(id, version);
        else plain.delete(id);
      }
      expect(set.toString()).toBe(named([...plain].toReversed()));
    }),
  );
});

it('gives other sets other versions', () => {
  const names = [[], ['a1'], ['a2'], ['b1'], ['a1', 'b1'], ['a1', 'b2'], ['b1', 'a2']].map((set) =>
    named(set.map(([id = '', version = '']) => [id, version])),
  );
  expect(new Set(names).size).toBe(names.length);
});
