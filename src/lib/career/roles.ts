import { byLatest, byLetters, type Dated } from '../../entities/period-order.ts';
import { wordSearch } from '../word-search.ts';

export const roleStatuses = ['all', 'current', 'past'] as const;
export const roleSorts = ['date', 'company', 'role'] as const;
export type RoleStatus = (typeof roleStatuses)[number];
export type RoleSort = (typeof roleSorts)[number];

/** A role in the list: its dates, its names, and every word shown, for searching. */
export type ListedRole = Dated & { company: string; role: string; words: string };

export type RoleChoice = { query: string; status: RoleStatus; sort: RoleSort };

const orders: Record<RoleSort, (a: ListedRole, b: ListedRole) => number> = {
  date: byLatest,
  company: (a, b) => byLetters(a.company, b.company) || byLatest(a, b),
  role: (a, b) => byLetters(a.role, b.role) || byLatest(a, b),
};

/**
 * A role without an end is current (spec 3 §3); one with unknown dates is neither current nor past.
 */
const hasStatus = ({ start, end }: Dated, status: RoleStatus) =>
  status === 'all' || (start !== '' && (end === '') === (status === 'current'));

/** How many roles match, of how many: '0 of 1 role'. */
export const foundRoles = (found: number, all: number): string =>
  `${found} of ${all} ${all === 1 ? 'role' : 'roles'}`;

/** The roles that match a search and a status, in the chosen order (spec 3 §2). */
export function arrangedRoles<T extends ListedRole>(
  roles: readonly T[],
  { query, status, sort }: RoleChoice,
): T[] {
  const isFound = wordSearch(query);
  return roles.filter((role) => hasStatus(role, status) && isFound(role.words)).sort(orders[sort]);
}
