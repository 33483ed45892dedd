import { isYearMonth } from '../../entities/date-fields.ts';
import { educationMessages } from '../../entities/education.ts';

/** A form's dates: `YYYY-MM` or empty, and whether a month or a year is chosen alone. */
export type StudyDates = {
  startYM: string;
  endYM: string;
  isOngoing: boolean;
  startIsPartial?: boolean;
  endIsPartial?: boolean;
};

/**
 * What is wrong with the dates of a record, or null; a form that nothing was chosen in yet has
 * no error (spec 3 §5). A study may begin and end in one month.
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

/** What a record still needs before it can be saved, in words; empty for nothing. */
export function studyNeeds(school: string, { startYM }: StudyDates): string {
  const missing = [school.trim() === '' && 'a school', startYM === '' && 'a start date'];
  const words = missing.filter((word) => word !== false).join(' and ');
  return words && `To be saved it needs ${words}.`;
}

/** Save waits for a school, a start, and dates without an error (spec 3 §4). */
export const canSaveStudy = (school: string, dates: StudyDates): boolean =>
  school.trim() !== '' && isYearMonth(dates.startYM) && studyDateError(dates) === null;
