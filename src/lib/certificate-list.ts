import { holdsWords } from './holds-words.ts';
import { distinct } from './tags.ts';

/** What the list is arranged by: a certificate as its card shows it. */
export type Listed = {
  title: string;
  issuer: string;
  type: string;
  /** `YYYY-MM`, empty when unknown. */
  month: string;
  /** Every word of it, to be searched. */
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

/** What is asked of the list; empty texts ask nothing. */
export type CertificateQuery = {
  search: string;
  issuer: string;
  type: string;
  sort: CertificateSort;
};

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
const byText = (a: string, b: string) => a.localeCompare(b, 'en', { sensitivity: 'base' });

/** Certificates without a month stand last, whichever way time runs. */
const byMonth = (a: Listed, b: Listed, way: 1 | -1) =>
  Number(a.month === '') - Number(b.month === '') || way * byText(a.month, b.month);

const orders: Record<CertificateSort, (a: Listed, b: Listed) => number> = {
  newest: (a, b) => byMonth(a, b, -1) || byText(a.title, b.title),
  oldest: (a, b) => byMonth(a, b, 1) || byText(a.title, b.title),
  title: (a, b) => byText(a.title, b.title),
  issuer: (a, b) => byText(a.issuer, b.issuer) || byText(a.title, b.title),
};

const holds = (certificate: Listed, { search, issuer, type }: CertificateQuery): boolean =>
  holdsWords(certificate.words, search) &&
  (issuer === '' || same(issuer, certificate.issuer)) &&
  (type === '' || same(type, certificate.type));

/** The certificates that hold every word searched, of one issuer and type, in order. */
export const arranged = <T extends Listed>(list: readonly T[], query: CertificateQuery): T[] =>
  list.filter((certificate) => holds(certificate, query)).sort(orders[query.sort]);

/** 'Showing N of M certificates'; one certificate in all is singular (spec 3 §2). */
export const countText = (shown: number, all: number): string =>
  `Showing ${shown} of ${all} ${all === 1 ? 'certificate' : 'certificates'}`;

/** The different words of a list, each once however it is written, in the order of the alphabet. */
export function choices(words: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const word of words.map((one) => one.trim()).filter(Boolean)) {
    const key = word.toLowerCase();
    if (!first.has(key)) first.set(key, word);
  }
  return [...first.values()].sort(byText);
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
