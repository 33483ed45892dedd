import { byName, newestFirst, oldestFirst } from '../entities/certificate-order.ts';
import { distinct } from './tags.ts';
import { wordSearch } from './word-search.ts';

/** A certificate in the list, as its card shows it. */
export type Listed = {
  title: string;
  issuer: string;
  type: string;
  /** `YYYY-MM`, empty when unknown. */
  month: string;
  /** Every word of it, for searching. */
  words: string;
};

/** The four orders of the list (spec 3 §2), the default first. */
export const certificateSorts = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'Title (A-Z)',
  issuer: 'Issuer (A-Z)',
} as const;

export type CertificateSort = keyof typeof certificateSorts;

/** The list's search, filters and order; an empty text filters nothing. */
export type CertificateQuery = {
  search: string;
  issuer: string;
  type: string;
  sort: CertificateSort;
};

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

const orders: Record<CertificateSort, (a: Listed, b: Listed) => number> = {
  newest: newestFirst,
  oldest: oldestFirst,
  title: (a, b) => byName(a.title, b.title),
  issuer: (a, b) => byName(a.issuer, b.issuer) || byName(a.title, b.title),
};

const chosen = (certificate: Listed, { issuer, type }: CertificateQuery): boolean =>
  (issuer === '' || same(issuer, certificate.issuer)) &&
  (type === '' || same(type, certificate.type));

/** The certificates that contain every searched word and match issuer and type, in order. */
export function arranged<T extends Listed>(list: readonly T[], query: CertificateQuery): T[] {
  const isFound = wordSearch(query.search);
  return list
    .filter((certificate) => chosen(certificate, query) && isFound(certificate.words))
    .sort(orders[query.sort]);
}

/** 'Showing N of M certificates', singular if there is one in all (spec 3 §2). */
export const countText = (shown: number, all: number): string =>
  `Showing ${shown} of ${all} ${all === 1 ? 'certificate' : 'certificates'}`;

/** The distinct words of a list, ignoring letter case, in alphabetical order. */
export function choices(words: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const word of words.map((one) => one.trim()).filter(Boolean)) {
    const key = word.toLowerCase();
    if (!first.has(key)) first.set(key, word);
  }
  return [...first.values()].sort(byName);
}

/** What the figures are counted from; `dateMonth` is `YYYY-MM`. */
type Figured = { issuer: string; type: string; dateMonth: string | null };

/** The figures above the list. `today` is the current month, `YYYY-MM`. */
export const certificateStats = (list: readonly Figured[], today: string) => ({
  total: list.length,
  platforms: distinct(list.map(({ issuer }) => issuer)),
  thisYear: list.filter(({ dateMonth }) => dateMonth?.startsWith(today.slice(0, 4))).length,
  categories: distinct(list.map(({ type }) => type)),
});
