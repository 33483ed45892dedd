import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { availabilityMessages } from './availability.ts';
import { messagesByField } from './entity.ts';
import { languageName, levelsFor, profileSchema } from './profile.ts';

describe('profile', () => {
  it('offers levels by language', () => {
    expect(levelsFor('Japanese')).toEqual(['N1', 'N2', 'N3', 'N4', 'N5', 'Native']);
    expect(levelsFor('mandarin')[0]).toBe('HSK 6');
    expect(levelsFor('Welsh')).toContain('Beginner');
  });

  it('strips emoji and flag characters from a language name', () => {
    expect(languageName('🇯🇵 Japanese 🎌')).toBe('Japanese');
    expect(languageName('👋🏽 Nepali')).toBe('Nepali');
    expect(languageName('☺\uFE0E Hindi')).toBe('Hindi');
    expect(languageName('Swiss 🇨🇭 German  and  French')).toBe('Swiss German and French');
  });

  it('fills every level of an empty profile', () => {
    expect(v.parse(profileSchema, {}).socials.extras).toEqual({
      interests: [],
      languages: [],
      focus: [],
      motto: '',
    });
  });
});

describe('availability', () => {
  it.each([
    ['workingFrom', 'workingTo'],
    ['availableFrom', 'availableTo'],
  ])('%s and %s: hours that end when they begin are refused', (from, to) => {
    const parse = (end: number) =>
      v.safeParse(profileSchema, { availability: { [from]: 9, [to]: end } });
    expect(parse(9.5).success).toBe(true);
    const refused = Object.values(messagesByField(parse(9).issues ?? []));
    expect(refused).toEqual([availabilityMessages.order]);
  });

  it('hours are from 0 to 24', () => {
    const isTaken = (workingFrom: number, workingTo: number) =>
      v.safeParse(profileSchema, { availability: { workingFrom, workingTo } }).success;
    expect([isTaken(0, 24), isTaken(-0.5, 24), isTaken(0, 24.5)]).toEqual([true, false, false]);
  });
});
