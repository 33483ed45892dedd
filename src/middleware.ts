import { defineMiddleware } from 'astro:middleware';
import { readFileSync } from 'node:fs';
import { createReads } from './api/reads.ts';
import { lateScripts } from './features/shell/late-scripts.ts';
import { finishedPage } from './layouts/finished-page.ts';

const policyHeader = 'content-security-policy';

/** The compiled pages lie in `server`, what they link beside it, wherever the build was put. */
const client = new URL(
  `${import.meta.url.slice(0, import.meta.url.lastIndexOf('/server/'))}/client`,
);
const sheets = new Map<string, string>();

/** What a stylesheet of the build holds, by its address. */
function sheet(href: string): string {
  const text = sheets.get(href) ?? readFileSync(new URL(client.href + href), 'utf8').trim();
  sheets.set(href, text);
  return text;
}

/**
 * Posts are many: each would be twice as large with its styles, and take the same two round trips.
 * They link them.
 */
const linksItsStyles = (route: string) => route === '/blog/[slug]';

/**
 * A page as it is sent; what is not a page, and every page in `npm run dev`, stays as it is.
 *
 * @param take takes the page's text, where there is a page and someone who does: the response then
 * has no body, in which a text would be turned into bytes and back. An error keeps its body, or
 * Astro would put its own page in place of it.
 */
async function finished(response: Response, route: string, take: App.Locals['take']) {
  const policy = response.headers.get(policyHeader);
  if (import.meta.env.DEV || policy === null) return response;
  const options = { loader: lateScripts, ...(!linksItsStyles(route) && { sheet }) };
  const page = finishedPage({ html: await response.text(), policy }, options);
  const headers = new Headers(response.headers);
  headers.set(policyHeader, page.policy);
  const isTaken = take !== undefined && response.ok;
  if (isTaken) take(page.html);
  return new Response(isTaken ? null : page.html, { status: response.status, headers });
}

/**
 * Gives every page the typed API. What a page reads through it is all that it depends on. The
 * server passes a way to the API that records what is read; `npm run dev` passes none, and the
 * API is then asked at the address the development server was given.
 */
export const onRequest = defineMiddleware(async ({ locals, routePattern }, next) => {
  locals.api = locals.fetch
    ? createReads(locals.fetch, '')
    : createReads(fetch, process.env.API_BASE ?? '');
  return finished(await next(), routePattern, locals.take);
});
