/** Returns the next number of a repeatable sequence, from 0 up to but not including 1. */
export type Random = () => number;

const uint32Range = 2 ** 32;

/** A seed from any text, the same on every machine: 32-bit FNV-1a over its code points. */
export function seedFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** A repeatable sequence for a seed (mulberry32): the same seed always draws the same thing. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / uint32Range;
  };
}

/** A number from `low` up to but not including `high`. */
export const between = (random: Random, low: number, high: number): number =>
  low + random() * (high - low);

/** The items in a seeded order; does not change the given array. */
export const shuffled = <Item>(random: Random, items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
