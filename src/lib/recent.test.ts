import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recentValues } from './recent.ts';

const length = ({ length }: string) => length;

it('makes a value once while it is held', () => {
  const texts = recentValues<string, string>(10, length);
  let made = 0;
  const make = () => `${++made}`;
  expect([texts.get('a', make), texts.get('a', make), texts.get('b', make)]).toEqual([
    '1',
    '1',
    '2',
  ]);
});

it('drops the least recently used', () => {
  const texts = recentValues<string, string>(4, length);
  texts.get('a', () => 'aa');
  texts.get('b', () => 'bb');
  texts.get('a', () => 'xx');
  texts.get('c', () => 'cc');
  expect(texts.get('a', () => 'new')).toBe('aa');
  expect(texts.get('b', () => 'new')).toBe('new');
});

it('never exceeds its limit, and returns what was made', () => {
  const asked = fc.array(fc.tuple(fc.nat(9), fc.string({ maxLength: 30 })));
  fc.assert(
    fc.property(asked, (all) => {
      const texts = recentValues<number, string>(40, length);
      const last = new Map<number, string>();
      for (const [key, text] of all) {
        const given = texts.get(key, () => text);
        expect([text, last.get(key)]).toContain(given);
        last.set(key, given);
      }
      expect(texts.size).toBeLessThanOrEqual(10);
    }),
  );
});
