import { isYearMonth } from '../../entities/date-fields.ts';
import { educationMessages } from '../../entities/education.ts';
import { endsBeforeStart } from '../../entities/period.ts';

/** A form's dates: `YYYY-MM`, a half of it while only one part is chosen, or empty. */
export type StudyDates = { startYM: string; endYM: string; isOngoing: boolean };

/**
 * The error in a record's dates, or null. A form without any choice yet has no error (spec 3 §5).
 * A study may start and end in the same month.
 */
export function studyDateError({ startYM, endYM, isOngoing }: StudyDates): string | null {
  if (startYM === '' && endYM === '') return null;
  if (!isYearMonth(startYM)) return educationMessages.badStart;
  if (isOngoing) return null;
  if (!isYearMonth(endYM)) return educationMessages.badEnd;
  return endsBeforeStart(startYM, endYM) ? educationMessages.endBeforeStart : null;
}

/** Says what a record still needs before it can be saved; empty if nothing. */
export function studyNeeds(school: string, dates: StudyDates): string {
  const error = studyDateError(dates);
  const missing = [
    school.trim() === '' && 'a school',
    !isYearMonth(dates.startYM) && 'a start date',
    error === educationMessages.badEnd && 'an end date',
    error === educationMessages.endBeforeStart && 'an end date after its start',
  ];
  const words = missing.filter((word) => word !== false).join(' and ');
  return words && `To be saved it needs ${words}.`;
}

/** Whether a record can be saved: it has a school, a start, and valid dates (spec 3 §4). */
export const canSaveStudy = (school: string, dates: StudyDates): boolean =>
  school.trim() !== '' && isYearMonth(dates.startYM) && studyDateError(dates) === null;
