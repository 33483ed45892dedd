import { recentValues } from '../../src/lib/recent.ts';
import { contentHash } from '../content-hash.ts';
import { pagePolicy } from '../security/headers.ts';
import { unknownPath } from './page.ts';
import type { Read } from './recording-fetch.ts';

/** What is known of a published page besides its file. */
export type PageRecord = {
  path: string;
  /** Of the page's bytes; a page whose file does not match is rendered again. */
  etag: string;
  headers: Record<string, string>;
  reads: Read[];
};

/** The ETag of a page's bytes. */
export const etagOfBody = (body: string | Uint8Array): string => `"${contentHash(body)}"`;

/**
 * The file of a path, below the site's folder: a folder's index for pages, the name itself for
 * feeds, sitemaps and robots.txt.
 */
export function fileOf(path: string): string {
  const inner = path.replace(/^\//, '');
  if (inner === '404') return '404.html';
  if (/\.[a-z]+$/.test(inner)) return inner;
  return inner === '' ? 'index.html' : `${inner}/index.html`;
}

/** The headers of a rendering that are served, and exported, with its page. */
export function servedHeaders(headers: Headers): Record<string, string> {
  const location = headers.get('location');
  return {
    'content-type': withCharset(headers.get('content-type') ?? 'text/html'),
    'content-security-policy': pagePolicy(headers.get('content-security-policy') ?? ''),
    ...(location !== null && { location }),
  };
}

/** How many sets of headers are shared: many times the kinds of pages there are. */
const SHARED = 500;

/**
 * Makes the records of pages. Those that have the same headers share them: a policy is long, and
 * ten thousand pages of one kind have one.
 */
export function recordMaker() {
  const shared = recentValues<string, PageRecord['headers']>(SHARED, () => 1);
  return (
    path: string,
    body: Buffer,
    { headers, reads }: Pick<PageRecord, 'headers' | 'reads'>,
  ) => {
    const own = shared.get(JSON.stringify(headers), () => headers);
    return { path, etag: etagOfBody(body), headers: own, reads };
  };
}

/** Where an address permanently redirects to; undefined for a page of its own. */
export const redirectTarget = ({ headers }: Pick<PageRecord, 'headers'>): string | undefined =>
  headers.location;

/** A page's content security policy. */
export const policyOf = ({ headers }: Pick<PageRecord, 'headers'>): string =>
  headers['content-security-policy'] ?? '';

/** The status of an address that moved for good. */
export const MOVED = 301;

/** The status a kept page is served with. */
export function statusOf(record: PageRecord): number {
  if (record.path === unknownPath) return 404;
  return redirectTarget(record) === undefined ? 200 : MOVED;
}

const withCharset = (type: string) => (type.includes('charset') ? type : `${type}; charset=utf-8`);

/** Everything a page depends on, as cache tags. */
export const tagsOfPage = ({ reads }: PageRecord): string[] => [
  ...new Set(reads.flatMap(({ tags }) => tags)),
];
