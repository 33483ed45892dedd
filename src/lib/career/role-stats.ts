import { nounAfter } from '../../entities/count-label.ts';
import type { ExperienceView } from '../../entities/experience.ts';
import { coveredMonths, durationLabel, heldSpan } from '../durations.ts';
import { distinct } from '../tags.ts';

type Counted = Pick<ExperienceView, 'startDate' | 'endDate' | 'company'>;

/**
 * Total experience, current, completed, positions and unique companies (spec 3 §3). A role with
 * unknown dates is a position alone.
 *
 * @param today the current month, `YYYY-MM`.
 */
export function roleStats(roles: readonly Counted[], today: string) {
  const dated = roles.filter(({ startDate }) => startDate !== '');
  const spans = dated.map(({ startDate, endDate }) =>
    heldSpan({ start: startDate, end: endDate }, today),
  );
  const current = dated.filter(({ endDate }) => endDate === null).length;
  const companies = distinct(roles.map(({ company }) => company));
  return [
    { label: 'total experience', value: durationLabel(coveredMonths(spans)) },
    { label: 'current', value: current },
    { label: 'completed', value: dated.length - current },
    { label: nounAfter(roles.length, 'position'), value: roles.length },
    { label: nounAfter(companies, 'company', 'companies'), value: companies },
  ];
}
