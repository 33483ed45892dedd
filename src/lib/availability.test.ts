import { describe, expect, it } from 'vitest';
import { availabilityDefaults } from '../entities/availability.ts';
import { availabilityAt, clockLabel, hourIn, placeOf } from './availability.ts';

describe('availability in Tokyo time', () => {
  it.each([
    ['working', [9, 12, 17.98]],
    ['available', [19, 21.98]],
    ['offline', [0, 8.98, 18, 18.5, 22, 23.98]],
  ] as const)('%s', (state, hours) => {
    for (const hour of hours) expect(availabilityAt(availabilityDefaults, hour)).toBe(state);
  });

  it('is nine hours ahead of UTC, even past midnight', () => {
    expect(hourIn('Asia/Tokyo', new Date('2026-11-20T12:30:00Z'))).toBe(21.5);
    expect(hourIn('Asia/Tokyo', new Date('2026-11-20T15:00:00Z'))).toBe(0);
  });
});

it('follows the time zone and hours of the profile', () => {
  expect(hourIn('Asia/Kathmandu', new Date('2026-11-20T00:00:00Z'))).toBe(5.75);
  const day = { workingFrom: 7.5, workingTo: 15, availableFrom: 15, availableTo: 24 };
  expect(availabilityAt(day, 7)).toBe('offline');
  expect(availabilityAt(day, 7.5)).toBe('working');
  expect(availabilityAt(day, 15)).toBe('available');
  expect(availabilityAt({ ...day, availableFrom: 14 }, 14)).toBe('working');
});

it('shows an hour that is all but full as the full one', () => {
  expect([clockLabel(9.995), clockLabel(23.999)]).toEqual(['10:00', '24:00']);
});

it('shows a time and a place', () => {
  expect([clockLabel(9), clockLabel(17.5), clockLabel(24)]).toEqual(['9:00', '17:30', '24:00']);
  expect(placeOf('America/New_York')).toBe('New York');
  expect(placeOf('UTC')).toBe('UTC');
});
