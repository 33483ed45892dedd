import type { ProjectView } from '../../entities/project.ts';
import { folded } from './synonyms.ts';

/** Limits of Similar Projects (spec 2 §9). */
export const similarLimits = { above: 0.2, projects: 3, chips: 3 } as const;

type Compared = Pick<ProjectView, 'id' | 'techStack'>;

/** Another project, and the technologies it shares: `ratio` of overlap, 0 to 1. */
export type Similar<T> = { project: T; ratio: number; shared: string[] };

const stackOf = ({ techStack }: Compared) =>
  new Map(techStack.map((technology) => [folded(technology), technology]));

/** The share of the larger of two stacks that both have, and what it is. */
function overlap(one: Map<string, string>, other: Map<string, string>) {
  const shared = [...one].filter(([key]) => other.has(key)).map(([, technology]) => technology);
  return { shared, ratio: shared.length / Math.max(one.size, other.size, 1) };
}

/**
 * Gives, for any of these projects, up to 3 others whose technology overlap ratio exceeds 0.2, the
 * best first (spec 2 §9). Only projects that share a technology are compared, so that asking for
 * all of a thousand stays cheap.
 */
export function similarAmong<T extends Compared>(projects: readonly T[]) {
  const all = projects.map((project) => ({ project, stack: stackOf(project) }));
  const users = new Map<string, typeof all>();
  for (const one of all) {
    for (const key of one.stack.keys()) users.set(key, [...(users.get(key) ?? []), one]);
  }
  return (id: string): Similar<T>[] => {
    const asked = all.find(({ project }) => project.id === id);
    if (!asked) return [];
    const sharing = new Set([...asked.stack.keys()].flatMap((key) => users.get(key) ?? []));
    sharing.delete(asked);
    return [...sharing]
      .map(({ project, stack }) => ({ project, ...overlap(asked.stack, stack) }))
      .filter(({ ratio }) => ratio > similarLimits.above)
      .sort((a, b) => b.ratio - a.ratio || b.shared.length - a.shared.length)
      .slice(0, similarLimits.projects);
  };
}

/** A ratio as people read it: '57%'. */
export const percent = (ratio: number): string => `${Math.round(ratio * 100)}%`;
