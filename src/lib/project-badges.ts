import type { Project } from '../entities/project.ts';

export type ProjectBadge =
  | 'Featured'
  | 'In Progress'
  | 'Recent'
  | 'Trending'
  | 'AI'
  | 'BIM'
  | 'Mobility'
  | 'Personal';

/** The mark before a badge's word, for badges that have one. */
export const badgeMarks: Partial<Record<ProjectBadge, string>> = {
  Featured: 'signal',
  'In Progress': 'half',
};

/** A project is 'Recent' for this many days after an update (spec 1 §9). */
const recentDays = 30;
const dayMs = 86_400_000;

const trending = /^(ai|bim|mobility|transport|automation)$/i;

type Facts = Pick<Project, 'featured' | 'status' | 'techStack' | 'updatedAt' | 'client' | 'role'>;

/** When a project stops being recent, as ISO 8601 text; null when it was never updated. */
export const recentUntil = (updatedAt: string | null): string | null =>
  updatedAt && new Date(Date.parse(updatedAt) + recentDays * dayMs).toISOString();

const isRecent = ({ updatedAt }: Facts, now: Date) =>
  (recentUntil(updatedAt) ?? '') > now.toISOString();

/** A project's badges, the most important first (spec 1 §9). */
export function projectBadges(project: Facts, now: Date): ProjectBadge[] {
  const { featured, status, techStack, client, role } = project;
  const hasTag = (tag: RegExp) => techStack.some((technology) => tag.test(technology.trim()));
  const badges: [ProjectBadge, boolean][] = [
    ['Featured', featured],
    ['In Progress', status === 'In Progress'],
    ['Personal', /\bpersonal\b/i.test(`${client} ${role} ${techStack.join(' ')}`)],
    ['Recent', isRecent(project, now)],
    ['Trending', hasTag(trending)],
    ['AI', hasTag(/^ai$/i)],
    ['BIM', hasTag(/^bim$/i)],
    ['Mobility', hasTag(/^mobility$/i)],
  ];
  return badges.filter(([, applies]) => applies).map(([badge]) => badge);
}
