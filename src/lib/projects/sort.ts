import type { ProjectView } from '../../entities/project.ts';
import { byRecency, byStanding } from '../../entities/project-order.ts';
import { projectDifficulty } from '../difficulty.ts';
import { type Query, type SearchEntry, searchScore } from './search.ts';

/** The sort modes by their internal names, the default first (spec 2 §2). */
export const sortModes = [
  { value: 'intelligent', label: 'Smart' },
  { value: 'recent', label: 'Recent' },
  { value: 'difficulty', label: 'Complex' },
  { value: 'reading', label: 'Quick' },
] as const;

export type SortMode = (typeof sortModes)[number]['value'];

/** The parts of a project that sorting depends on. */
export type Placed = Pick<
  ProjectView,
  'techStack' | 'featured' | 'sortOrder' | 'createdAt' | 'updatedAt' | 'readingTime'
> & { search: SearchEntry };

type Order = (a: Placed, b: Placed) => number;

const byDifficulty: Order = (a, b) =>
  projectDifficulty(b.techStack) - projectDifficulty(a.techStack);

const byReadingTime: Order = (a, b) => a.readingTime - b.readingTime;

const orders: Readonly<Record<SortMode, Order>> = {
  intelligent: byStanding,
  recent: byRecency,
  difficulty: (a, b) => byDifficulty(a, b) || byStanding(a, b),
  reading: (a, b) => byReadingTime(a, b) || byStanding(a, b),
};

/**
 * The projects that match a query, or all without one, in the order of a sort mode; Smart puts the
 * best match first. Projects that compare equal keep their given order.
 */
export function arranged<T extends Placed>(
  projects: readonly T[],
  mode: SortMode,
  query: Query | null,
): T[] {
  const scored = projects
    .map((project) => ({ project, score: query ? searchScore(project.search, query) : 0 }))
    .filter(({ score }) => query === null || score > 0);
  const byScore = query !== null && mode === 'intelligent';
  return scored
    .sort((a, b) => (byScore ? b.score - a.score : 0) || orders[mode](a.project, b.project))
    .map(({ project }) => project);
}
