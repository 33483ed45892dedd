import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '../../tests/property-cases.ts';
import { KEPT } from './kept-answers.ts';
import { type Creation, creationLine, creationsIn, withCreation } from './kept-creations.ts';

const creation: fc.Arbitrary<Creation> = fc.record({
  key: fc.string(),
  to: fc.string(),
  etag: fc.string(),
  sent: fc.string(),
  at: fc.nat(),
});
const textOf = (some: readonly Creation[]) => some.map(creationLine).join('');

describe('the lines of what was created', () => {
  it('are read as they were written, however they were torn and continued', () => {
    fc.assert(
      fc.property(fc.array(creation), creation, fc.array(creation), fc.nat(), (a, torn, b, at) => {
        const line = creationLine(torn);
        const cut = line.slice(0, at % line.length);
        expect(creationsIn(textOf(a) + cut + textOf(b))).toEqual([...a, ...b]);
      }),
    );
  });

  it('are read whatever stands between them', () => {
    fc.assert(
      fc.property(creation, fc.string(), (one, other) => {
        expect(creationsIn(`${other}${creationLine(one)}\n${other}`)).toContainEqual(one);
      }),
    );
  });

  it('that are damaged are left out, whatever is left of them', () => {
    const spoilt = fc.constantFrom('key', 'to', 'etag', 'sent', 'at');
    fc.assert(
      fc.property(creation, spoilt, fc.constantFrom(undefined, null, []), (one, name, value) => {
        const damaged = `\n${JSON.stringify({ ...one, [name]: value })}`;
        expect(creationsIn(damaged + creationLine(one))).toEqual([one]);
      }),
    );
  });
});

describe('the creations that are remembered', () => {
  it('are the last ones, each place and each key once', () => {
    const few = fc.record({
      ...{ key: fc.nat(80).map(String), to: fc.nat(80).map(String) },
      ...{ etag: fc.constant('"a"'), sent: fc.constant('b'), at: fc.nat() },
    });
    fc.assert(
      fc.property(fc.array(few, { maxLength: 200 }), (all) => {
        const kept = [...all.reduce(withCreation, new Map<string, Creation>()).values()];
        expect(kept.length).toBeLessThanOrEqual(KEPT);
        expect(kept.at(-1)).toBe(all.at(-1));
        for (const of of [({ key }: Creation) => key, ({ to }: Creation) => to])
          expect(new Set(kept.map(of)).size).toBe(kept.length);
      }),
    );
  });
});
