import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { moment } from './date-fields.ts';

const zones = ['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Europe/Berlin', 'Asia/Kathmandu'];

/** What a text is read as by servers in all these time zones; null when it is refused. */
const readings = (text: string) =>
  zones.map((zone) => {
    vi.stubEnv('TZ', zone);
    const result = v.safeParse(moment(), text);
    return result.success ? result.output : null;
  });

const everywhere = (expected: string | null) => zones.map(() => expected);

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a moment', () => {
  it.each([
    ['1 May 2024', '2024-05-01T00:00:00.000Z'],
    ['2024 1 May', '2024-05-01T00:00:00.000Z'],
    ['May 1, 2024', '2024-05-01T00:00:00.000Z'],
    ['2024/05/01', '2024-05-01T00:00:00.000Z'],
    ['5/1/2024', '2024-05-01T00:00:00.000Z'],
    ['05-01-2024', '2024-05-01T00:00:00.000Z'],
    ['2024-05-01', '2024-05-01T00:00:00.000Z'],
    [' 2024-05-01 ', '2024-05-01T00:00:00.000Z'],
    ['2024-05', '2024-05-01T00:00:00.000Z'],
    ['2024-05-01 00:30:00', '2024-05-01T00:30:00.000Z'],
    ['2024-05-01T00:30:00', '2024-05-01T00:30:00.000Z'],
    ['2024-05-01T00:30', '2024-05-01T00:30:00.000Z'],
    ['00:30 2024-05-01', '2024-05-01T00:30:00.000Z'],
    ['2024-03-31T02:30:00', '2024-03-31T02:30:00.000Z'],
    ['1 May 2024 10:00 PM', '2024-05-01T22:00:00.000Z'],
    ['2024/05/01 (UTC)', '2024-05-01T00:00:00.000Z'],
    ['2024/05/01 (about', '2024-05-01T00:00:00.000Z'],
  ])('without a time zone, %j, is in UTC', (text, expected) => {
    expect(readings(text)).toEqual(everywhere(expected));
  });

  it.each([
    ['2024-05-01T00:30:00Z', '2024-05-01T00:30:00.000Z'],
    ['2024-05-01T00:30:00+09:00', '2024-04-30T15:30:00.000Z'],
    ['2024-05-01 00:30 +0900', '2024-04-30T15:30:00.000Z'],
    ['2024-05-01 00:30:00-05', '2024-05-01T05:30:00.000Z'],
    ['2024-05-01 00:30 EST', '2024-05-01T05:30:00.000Z'],
    ['2024-05-01 00:30 pdt', '2024-05-01T07:30:00.000Z'],
    ['2024-05-01 GMT-5', '2024-05-01T05:00:00.000Z'],
    ['Wed, 01 May 2024 00:30:00 GMT', '2024-05-01T00:30:00.000Z'],
    ['Wed May  1 00:30:00 EST 2024', '2024-05-01T05:30:00.000Z'],
    ['Wed May 01 00:30:00 +0900 2024', '2024-04-30T15:30:00.000Z'],
    ['Wed May 01 2024 00:30:00 GMT+0900 (Japan Standard Time)', '2024-04-30T15:30:00.000Z'],
    ['Wed May 01 2024 00:30:00 GMT-0600 (hora (México))', '2024-05-01T06:30:00.000Z'],
  ])('with a time zone, %j, is in that', (text, expected) => {
    expect(readings(text)).toEqual(everywhere(expected));
  });

  const dates = ['1 May 2024', 'May 1, 2024', '2024/5/1', '2024-05-01', '2024-05', '05-01-2024'];
  const times = ['', ' 00:30', 'T00:30', ' 02:30:15.5', 'T02:30:15', ' 2:30 PM'];
  const ends = ['', 'Z', ' UTC', ' est', '+0900', ' -05:00', '-05', ' GMT+9', ' soon'];
  const text = fc
    .tuple(
      fc.constantFrom('', 'Wed ', 'Wed, '),
      fc.oneof(
        fc.tuple(fc.constantFrom(...dates), fc.constantFrom(...times)),
        fc.tuple(fc.constantFrom('00:30 ', '02:30:15 '), fc.constantFrom(...dates)),
      ),
      fc.constantFrom(...ends),
      fc.constantFrom('', ' ', ' (b)', ' (b', ' 2024'),
    )
    .map((parts) => parts.flat().join(''));

  it('is read as the same everywhere, or refused everywhere', () => {
    fc.assert(
      fc.property(text, (one) => {
        const [first = null, ...others] = readings(one);
        expect(others).toEqual(others.map(() => first));
      }),
    );
  });
});
