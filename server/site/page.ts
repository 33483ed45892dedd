import type { Deliverable } from './deliver.ts';

/**
 * A page as it is served. Only pages with status 200, addresses that moved for good, and the page
 * for unknown paths are kept.
 */
export type Page = {
  status: number;
  etag: string;
  headers: Record<string, string>;
  /** Throws `Replaced` when the page has become another since. */
  body: () => Promise<string>;
};

/** The page asked for has become another while it was read: to be asked for again. */
export class Replaced extends Error {}

/** A page that says what is wrong in the place of what was asked for: shown, and never kept. */
export class ErrorPage extends Error {
  readonly page: Page;

  constructor(page: Page) {
    super(`rendering answered ${page.status}`);
    this.page = page;
  }
}

/** The page for paths that are none: shown with status 404, kept like any other. */
export const unknownPath = '/404';

/** A page, as it is delivered: to be asked for again each time. */
export const deliverable = ({ status, etag, headers, body }: Page): Deliverable => ({
  status,
  etag,
  headers: { ...headers, 'Cache-Control': 'no-cache' },
  bytes: async () => Buffer.from(await body()),
});
