import type { AvailabilitySettings } from '../entities/availability.ts';
import { twoDigits } from './dates.ts';

export type Availability = 'working' | 'available' | 'offline';

type Hours = Pick<
  AvailabilitySettings,
  'workingFrom' | 'workingTo' | 'availableFrom' | 'availableTo'
>;

/** The periods of the owner's day; `from` is inclusive, `to` exclusive (spec 3 §9). */
export const stretchesOf = (day: Hours) =>
  [
    { state: 'working', from: day.workingFrom, to: day.workingTo },
    { state: 'available', from: day.availableFrom, to: day.availableTo },
  ] as const;

/** Whether the owner works, is available or offline at an hour of the owner's day, 0 to 24. */
export const availabilityAt = (day: Hours, hour: number): Availability =>
  stretchesOf(day).find(({ from, to }) => hour >= from && hour < to)?.state ?? 'offline';

/** A moment's time of day in a time zone, in hours from 0 to 24. */
export function hourIn(timeZone: string, moment: Date): number {
  const clock = moment.toLocaleTimeString('en-GB', { timeZone, hourCycle: 'h23' });
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours + minutes / 60;
}

/** The city a time zone is named after: 'Tokyo' for 'Asia/Tokyo'. */
export const placeOf = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** An hour of the day as a clock shows it, to the nearest minute: 9 is '9:00', 17.5 is '17:30'. */
export function clockLabel(hour: number): string {
  const minutes = Math.round(hour * 60);
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}`;
}
