import type { MiddlewareHandler } from 'hono';
import { decoded } from '../../src/lib/decoded.ts';
import { shellPath } from '../../src/lib/routes.ts';
import { isRead } from '../is-read.ts';
import { type Deliverable, deliver } from './deliver.ts';
import { deliverable, ErrorPage, Replaced, unknownPath } from './page.ts';
import { MOVED } from './page-record.ts';
import type { Publisher } from './publisher.ts';

type Files = (path: string) => Promise<Deliverable | null>;

/** Decodes characters that need no escape, so that a page has one file (RFC 3986 §6.2.2). */
const unescaped = (path: string) =>
  path.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const letter = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w.~-]/.test(letter) ? letter : escaped.toUpperCase();
  });

/**
 * The canonical path of a page: no trailing slash, no `index.html`, nothing escaped without need.
 * Null for a path that is canonical already.
 */
export function cleanPath(path: string): string | null {
  const single = unescaped(path).replace(/\/{2,}/g, '/');
  const clean = single.replace(/(\/index\.html)*\/?$/, '') || '/';
  return clean === path ? null : clean;
}

/**
 * Whether a path may be one of a page. Astro decodes a path as often as it can be: what is escaped
 * twice would be the same page at yet another address, and there is no end of them.
 */
function maybePage(path: string): boolean {
  const plain = decoded(path);
  return plain !== null && !/%[0-9a-f]{2}/i.test(plain);
}

const TRIES = 3;

/**
 * Delivers a page, or its error page. A page that is replaced before it is read is looked up again.
 */
async function deliverPage(publisher: Publisher, path: string, request: Request) {
  for (let tries = 1; ; tries++) {
    try {
      const page = await publisher.page(path);
      if (!page) return null;
      return await deliver(request, deliverable(page), (variant) =>
        publisher.delivered(path, page, variant),
      );
    } catch (error) {
      if (error instanceof ErrorPage) return await deliver(request, deliverable(error.page));
      if (!(error instanceof Replaced) || tries === TRIES) throw error;
    }
  }
}

/**
 * Serves the site: pages first, then files of the build and of `public`, else the Home screen with
 * status 404 (spec 1 §2).
 */
export function siteRoutes(publisher: Publisher, files: Files): MiddlewareHandler {
  return async (c) => {
    const { method } = c.req;
    if (!isRead(method)) return c.text('Method not allowed', 405, { Allow: 'GET, HEAD' });
    const { pathname, search } = new URL(c.req.url);
    const clean = cleanPath(pathname);
    if (clean !== null) return c.redirect(clean + search, MOVED);
    const page =
      maybePage(pathname) && (await deliverPage(publisher, shellPath(pathname), c.req.raw));
    if (page) return page;
    const file = await files(pathname);
    if (file) return deliver(c.req.raw, file);
    const unknown = await deliverPage(publisher, unknownPath, c.req.raw);
    return unknown ?? c.text('Not found', 404);
  };
}
