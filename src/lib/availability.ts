export type Availability = 'working' | 'available' | 'offline';

/** The hours of the owner's day in Tokyo: `from` is in, `to` is out (spec 3 §9). */
export const dayHours = [
  { state: 'working', from: 9, to: 18 },
  { state: 'available', from: 19, to: 22 },
] as const;

export const dayZone = 'Asia/Tokyo';

/** What visitors are told of answers and calls (spec 3 §9). */
export const contactFacts = { response: '2-3 hours', bestCallTime: '7-10 PM' } as const;

/** Whether the owner works, is available or offline at an hour of the day in Tokyo, 0 to 23. */
export const availabilityAt = (hour: number): Availability =>
  dayHours.find(({ from, to }) => hour >= from && hour < to)?.state ?? 'offline';

/** The hour and minute of a moment in Tokyo, as a share of the day's 24 hours. */
export function hourInTokyo(moment: Date): number {
  const clock = moment.toLocaleTimeString('en-GB', { timeZone: dayZone, hour12: false });
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours + minutes / 60;
}
