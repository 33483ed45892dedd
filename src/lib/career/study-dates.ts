import { isYearMonth } from '../../entities/date-fields.ts';
import { educationMessages } from '../../entities/education.ts';

/** A form's dates: `YYYY-MM` or empty, and whether only a month or only a year is chosen. */
export type StudyDates = {
  startYM: string;
  endYM: string;
  isOngoing: boolean;
  startIsPartial?: boolean;
  endIsPartial?: boolean;
};

/**
 * The error in a record's dates, or null. A form without any choice yet has no error (spec 3 §5).
 * A study may start and end in the same month.
 */
export function studyDateError(dates: StudyDates): string | null {
  const { startYM, endYM, isOngoing, startIsPartial = false, endIsPartial = false } = dates;
  const nothingYet = startYM === '' && endYM === '' && !startIsPartial && !endIsPartial;
  if (nothingYet) return null;
  if (startIsPartial || !isYearMonth(startYM)) return educationMessages.badStart;
  if (isOngoing) return null;
  if (endIsPartial || !isYearMonth(endYM)) return educationMessages.badEnd;
  return endYM < startYM ? educationMessages.endBeforeStart : null;
}

/** Says what a record still needs before it can be saved; empty if nothing. */
export function studyNeeds(school: string, { startYM }: StudyDates): string {
  const missing = [school.trim() === '' && 'a school', startYM === '' && 'a start date'];
  const words = missing.filter((word) => word !== false).join(' and ');
  return words && `To be saved it needs ${words}.`;
}

/** Whether a record can be saved: it has a school, a start, and valid dates (spec 3 §4). */
export const canSaveStudy = (school: string, dates: StudyDates): boolean =>
  school.trim() !== '' && isYearMonth(dates.startYM) && studyDateError(dates) === null;
