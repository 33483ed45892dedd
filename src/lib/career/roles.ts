import { holdsWords } from '../holds-words.ts';
import { byLatest, byLetters, type Dated } from './order.ts';

export const roleStatuses = ['all', 'current', 'past'] as const;
export const roleSorts = ['date', 'company', 'role'] as const;
export type RoleStatus = (typeof roleStatuses)[number];
export type RoleSort = (typeof roleSorts)[number];

/** What the list knows of a role: its dates, its names, and every word that is shown of it. */
export type ListedRole = Dated & { company: string; role: string; words: string };

export type RoleChoice = { query: string; status: RoleStatus; sort: RoleSort };

const orders: Record<RoleSort, (a: ListedRole, b: ListedRole) => number> = {
  date: byLatest,
  company: (a, b) => byLetters(a.company, b.company) || byLatest(a, b),
  role: (a, b) => byLetters(a.role, b.role) || byLatest(a, b),
};

/** A role without an end is current (spec 3 §3); one whose dates are unknown is neither. */
const hasStatus = ({ start, end }: Dated, status: RoleStatus) =>
  status === 'all' || (start !== '' && (end === '') === (status === 'current'));

/** The roles that a search and a status leave, in the order chosen (spec 3 §2). */
export const arrangedRoles = <T extends ListedRole>(
  roles: readonly T[],
  { query, status, sort }: RoleChoice,
): T[] =>
  roles
    .filter((role) => hasStatus(role, status) && holdsWords(role.words, query))
    .sort(orders[sort]);
