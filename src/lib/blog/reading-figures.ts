/** The streak is capped at this many days (spec 2 §9). */
const streakMost = 7;

/** A post counts as read from this percentage on. */
const readFromPercent = 95;

const dayBefore = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
};

/**
 * On how many days in a row something was read, at most 7. A streak that reached yesterday still
 * counts, because today is not over.
 *
 * @param days `YYYY-MM-DD`, the days on which something was read.
 * @param today `YYYY-MM-DD`.
 */
export function readingStreak(days: readonly string[], today: string): number {
  const read = new Set(days);
  let day = read.has(today) ? today : dayBefore(today);
  let streak = 0;
  for (; streak < streakMost && read.has(day); streak++) day = dayBefore(day);
  return streak;
}

/** How many posts were read to the end; never more than there are. */
export const readCount = (progress: readonly { percent: number }[], stories: number): number =>
  Math.min(stories, progress.filter(({ percent }) => percent >= readFromPercent).length);

/** How far a post was read, as its card shows it; empty for one not started. */
export const percentRead = (percent: number | undefined): string =>
  percent ? `${Math.round(percent)}% read` : '';
