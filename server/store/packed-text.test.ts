import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withPackedText } from './packed-text.ts';

describe('a packed text', () => {
  it('is read as it was written, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (body) => {
        const [one, other] = [body, `${body}.`].map((text) =>
          withPackedText({ body: text }, 'body'),
        );
        expect([other?.body, one?.body, one?.body]).toEqual([`${body}.`, body, body]);
      }),
    );
    expect(withPackedText({ body: 'half \ud83d' }, 'body').body).toBe('half \ud83d');
  });

  it('is read as it was written, however long', () => {
    for (const length of [0, 65_535, 65_536, 65_537, 131_072, 2_000_000]) {
      const body = 'A model is a promise. '.repeat(100_000).slice(0, length);
      const packed = withPackedText({ body }, 'body');
      expect(withPackedText({ body: 'between' }, 'body').body).toBe('between');
      expect(packed.body === body).toBe(true);
    }
  });

  it('is a field like any other: for JSON, for copies and for comparisons', () => {
    const plain = { id: 'a', body: 'ナマステ', tags: ['x'] };
    const packed = withPackedText({ ...plain }, 'body');
    expect(packed).toEqual(plain);
    expect(JSON.stringify(packed)).toBe(JSON.stringify(plain));
    expect({ ...packed, id: 'b' }).toEqual({ ...plain, id: 'b' });
  });
});
