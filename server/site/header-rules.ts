import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { staticHeaders } from '../security/headers.ts';
import { unknownPath } from './page.ts';
import { fileOf, type PageRecord, policyOf, redirectTarget } from './page-record.ts';
import { hashed } from './static-files.ts';

const rule = (address: string, headers: Record<string, string>) =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** The addresses of everything in a page's folder; those at the top of the site stay themselves. */
const patternOf = (path: string) => path.replace(/^(\/.+\/)[^/]+$/, '$1:name');

/**
 * Some hosts serve a folder's index with a trailing slash, and apply rules for exactly that address
 * only. Where both rules apply, sending a policy twice changes nothing.
 */
const addressesOf = (address: string, { path }: PageRecord) =>
  fileOf(path).endsWith('/index.html') ? [address, `${address}/`] : [address];

/** Whether pages need the same headers; one that moved runs nothing, so that any will do. */
function areAlike(pages: readonly PageRecord[]): boolean {
  const policies = pages.filter((page) => redirectTarget(page) === undefined).map(policyOf);
  return new Set(policies).size <= 1;
}

/** Puts a page that has not moved first. */
const stayedFirst = (a: PageRecord, b: PageRecord) =>
  Number(redirectTarget(a) !== undefined) - Number(redirectTarget(b) !== undefined);

/** Allows what any of these policies allows. */
function anyOf(policies: readonly string[]): string {
  const allowed = new Map<string, Set<string>>();
  for (const directive of policies.join('; ').split('; ')) {
    const [name = '', ...sources] = directive.split(' ');
    allowed.set(name, new Set([...(allowed.get(name) ?? []), ...sources]));
  }
  return [...allowed].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

const rulesOf = (address: string, page: PageRecord, policy = policyOf(page)) =>
  addressesOf(address, page).map((one) => rule(one, { 'Content-Security-Policy': policy }));

/**
 * The rules for pages: one for all pages of a folder when they are alike, because hosts apply no
 * more than a hundred, and posts may be ten thousand. It is applied to unknown addresses as well, so
 * that it also allows what their page needs.
 */
function rulesOfPages(records: readonly PageRecord[]): string[] {
  const unknown = records.filter(({ path }) => path === unknownPath).map(policyOf);
  return [...Map.groupBy(records, ({ path }) => patternOf(path))].flatMap(([pattern, pages]) => {
    const [first] = pages.toSorted(stayedFirst);
    if (!first || !areAlike(pages)) return pages.flatMap((page) => rulesOf(page.path, page));
    const isForAny = pattern !== first.path;
    const policy = isForAny ? anyOf([policyOf(first), ...unknown]) : policyOf(first);
    return rulesOf(pattern, first, policy);
  });
}

/** The pages' headers in the form static hosts read (`_headers`). */
export async function addHeaders(folder: string, records: readonly PageRecord[]): Promise<void> {
  const assets = rule(`${hashed.folder}*`, { 'Cache-Control': hashed.cacheControl });
  const text = [rule('/*', staticHeaders), assets, ...rulesOfPages(records)].join('\n');
  await writeFile(join(folder, '_headers'), `${text}\n`);
}
