import type { Project } from '../../entities/project.ts';
import { monthLabel, periodLabel } from '../dates.ts';

type Dated = Pick<Project, 'startDate' | 'endDate' | 'status'>;

/**
 * When a project was or is under way; empty when unknown. Without an end, only one in progress lasts
 * to the present: of any other just the start is known.
 */
export function projectPeriod({ startDate, endDate, status }: Dated): string {
  if (!startDate) return '';
  const lasts = endDate !== null || status === 'In Progress';
  return lasts ? periodLabel(startDate, endDate) : monthLabel(startDate);
}
