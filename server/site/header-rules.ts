import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { staticHeaders } from '../security/headers.ts';
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

const rulesOf = (address: string, page: PageRecord) =>
  addressesOf(address, page).map((one) => rule(one, { 'Content-Security-Policy': policyOf(page) }));

/**
 * The rules for pages: one for all pages of a folder when they are alike, because hosts apply no
 * more than a hundred, and posts may be ten thousand.
 */
const rulesOfPages = (records: readonly PageRecord[]) =>
  [...Map.groupBy(records, ({ path }) => patternOf(path))].flatMap(([pattern, pages]) =>
    areAlike(pages)
      ? pages
          .toSorted(stayedFirst)
          .slice(0, 1)
          .flatMap((page) => rulesOf(pattern, page))
      : pages.flatMap((page) => rulesOf(page.path, page)),
  );

/** The pages' headers in the form static hosts read (`_headers`). */
export async function addHeaders(folder: string, records: readonly PageRecord[]): Promise<void> {
  const assets = rule(`${hashed.folder}*`, { 'Cache-Control': hashed.cacheControl });
  const text = [rule('/*', staticHeaders), assets, ...rulesOfPages(records)].join('\n');
  await writeFile(join(folder, '_headers'), `${text}\n`);
}
