import type { ProjectView } from '../../entities/project.ts';
import { folded } from './synonyms.ts';

/** Limits of Similar Projects (spec 2 §9). */
export const similarLimits = { above: 0.2, projects: 3, chips: 3 } as const;

type Compared = Pick<ProjectView, 'id' | 'techStack'>;

/** Another project, the technologies it shares, and the overlap `ratio`, 0 to 1. */
export type Similar<T> = { project: T; ratio: number; shared: string[] };

const stackOf = ({ techStack }: Compared) =>
  new Map(techStack.map((technology) => [folded(technology), technology]));

/** Another project as a link to it shows it. */
export type SimilarLink = Similar<Pick<ProjectView, 'id' | 'name'>>;

type Stacked<T> = { project: T; stack: Map<string, string> };

/** The technologies of one stack that another also has, as the first spells them. */
const sharedOf = (one: Map<string, string>, other: Map<string, string>): string[] =>
  [...one].filter(([key]) => other.has(key)).map(([, technology]) => technology);

function usersByTechnology<T>(all: readonly Stacked<T>[]): Map<string, Stacked<T>[]> {
  const users = new Map<string, Stacked<T>[]>();
  for (const one of all) {
    for (const key of one.stack.keys()) {
      const known = users.get(key);
      if (known) known.push(one);
      else users.set(key, [one]);
    }
  }
  return users;
}

/**
 * Finds, for any of these projects, up to 3 others whose technology overlap ratio exceeds 0.2 (the
 * share of the larger of two stacks that both have), the best first (spec 2 §9). Only projects that
 * share a technology are compared, and only by count, so that asking for all of a thousand is cheap.
 */
export function similarAmong<T extends Compared>(projects: readonly T[]) {
  const all = projects.map((project) => ({ project, stack: stackOf(project) }));
  const byId = new Map(all.map((one) => [one.project.id, one]));
  const users = usersByTechnology(all);

  const countsShared = (asked: Stacked<T>): Map<Stacked<T>, number> => {
    const counts = new Map<Stacked<T>, number>();
    for (const key of asked.stack.keys()) {
      for (const one of users.get(key) ?? []) counts.set(one, (counts.get(one) ?? 0) + 1);
    }
    counts.delete(asked);
    return counts;
  };

  return (id: string): Similar<T>[] => {
    const asked = byId.get(id);
    if (!asked) return [];
    return [...countsShared(asked)]
      .map(([one, count]) => {
        const ratio = count / Math.max(asked.stack.size, one.stack.size);
        return { one, count, ratio };
      })
      .filter(({ ratio }) => ratio > similarLimits.above)
      .sort((a, b) => b.ratio - a.ratio || b.count - a.count)
      .slice(0, similarLimits.projects)
      .map(({ one: { project, stack }, ratio }) => ({
        project,
        ratio,
        shared: sharedOf(asked.stack, stack),
      }));
  };
}

/** A ratio as a percentage: '57%'. */
export const percent = (ratio: number): string => `${Math.round(ratio * 100)}%`;
