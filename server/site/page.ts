import type { Deliverable } from './deliver.ts';

/**
 * A page as it is served. Only pages with status 200, permanent redirects, and the page for unknown
 * paths are stored.
 */
export type Page = {
  status: number;
  etag: string;
  headers: Record<string, string>;
  /** Throws `Replaced` when a newer version has replaced the page. */
  bytes: () => Promise<Buffer>;
};

/** A newer version has replaced the page while it was read: it is to be asked for again. */
export class Replaced extends Error {}

/** An error page in place of the requested one: served, but never stored. */
export class ErrorPage extends Error {
  readonly page: Page;

  constructor(page: Page) {
    super(`rendering answered ${page.status}`);
    this.page = page;
  }
}

/** The page for unknown paths: served with status 404, stored like any other. */
export const unknownPath = '/404';

/** A page as it is delivered; clients revalidate it each time. */
export const deliverable = ({ status, etag, headers, bytes }: Page): Deliverable => ({
  status,
  etag,
  headers: { ...headers, 'Cache-Control': 'no-cache' },
  bytes,
});
