import { nounAfter } from '../../entities/count-label.ts';
import { educationLevels } from '../../entities/education.ts';
import { coveredMonths, durationLabel, studySpan } from '../durations.ts';
import { distinct } from '../tags.ts';
import type { ListedStudy } from './studies.ts';

/** The rank of 'Other', which is no degree. */
const other = educationLevels.length - 1;

function highestDegree(studies: readonly ListedStudy[]): string | undefined {
  const ranks = studies.map(({ rank }) => rank).filter((rank) => rank < other);
  return educationLevels[Math.max(...ranks)];
}

function studyTime(studies: readonly ListedStudy[], today: string): string {
  const dated = studies.filter(({ start }) => start !== '');
  const spans = dated.map(({ start, end }) => studySpan({ start, end: end || null }, today));
  return durationLabel(coveredMonths(spans));
}

/**
 * Total study time, highest degree, ongoing, completed and institution count (spec 3 §9); none
 * without records.
 *
 * @param today the current month, `YYYY-MM`.
 */
export function studyStats(studies: readonly ListedStudy[], today: string) {
  if (studies.length === 0) return [];
  const highest = highestDegree(studies);
  const institutions = distinct(studies.map(({ school }) => school));
  const ongoing = studies.filter(({ end }) => end === '').length;
  return [
    { label: 'total study time', value: studyTime(studies, today) },
    ...(highest ? [{ label: 'highest degree', value: highest }] : []),
    { label: 'ongoing', value: ongoing },
    { label: 'completed', value: studies.length - ongoing },
    { label: nounAfter(institutions, 'institution'), value: institutions },
  ];
}
