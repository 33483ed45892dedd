import { defineMiddleware } from 'astro:middleware';
import { readFileSync } from 'node:fs';
import { createReads } from './api/reads.ts';
import { lateScripts } from './features/shell/late-scripts.ts';
import { finishedPage } from './layouts/finished-page.ts';

const policyHeader = 'content-security-policy';

/**
 * The compiled pages are in `server`, and the files they link in `client` beside it, wherever the
 * build was put.
 */
const client = new URL(
  `${import.meta.url.slice(0, import.meta.url.lastIndexOf('/server/'))}/client`,
);
const sheets = new Map<string, string>();

/** The text of a built stylesheet, by its address. */
function sheet(href: string): string {
  const text = sheets.get(href) ?? readFileSync(new URL(client.href + href), 'utf8').trim();
  sheets.set(href, text);
  return text;
}

/**
 * Posts link their styles: there are many posts, and including the styles would double the size of
 * each without saving a round trip.
 */
const linksItsStyles = (route: string) => route === '/blog/[slug]';

/** A whole body, which Astro hands over in one piece: `arrayBuffer()` would copy it twice. */
async function bytesOf({ body }: Response): Promise<Uint8Array> {
  const [first = new Uint8Array(), ...others] = body ? await Array.fromAsync(body) : [];
  return others.length > 0 ? Buffer.concat([first, ...others]) : first;
}

/**
 * Prepares a page for sending; other responses, and every page in `npm run dev`, stay as they are.
 *
 * @param take called with the page's bytes, if given. The response then has no body, which saves
 * copying them. An error keeps its body, because Astro would replace an empty one with its own page.
 */
async function finished(response: Response, route: string, take: App.Locals['take']) {
  const policy = response.headers.get(policyHeader);
  if (import.meta.env.DEV || policy === null) return response;
  const options = { loader: lateScripts, ...(!linksItsStyles(route) && { sheet }) };
  const page = finishedPage({ html: await bytesOf(response), policy }, options);
  const headers = new Headers(response.headers);
  headers.set(policyHeader, page.policy);
  const isTaken = take !== undefined && response.ok;
  if (isTaken) take(page.html);
  return new Response(isTaken ? null : new Uint8Array(page.html), {
    status: response.status,
    headers,
  });
}

/**
 * Gives every page the typed API, which is all that its content depends on. The server passes a
 * `fetch` that records what is read; `npm run dev` passes none, so that the API is requested at the
 * address the development server was given.
 */
export const onRequest = defineMiddleware(async ({ locals, routePattern }, next) => {
  locals.api = locals.fetch
    ? createReads(locals.fetch, '')
    : createReads(fetch, process.env.API_BASE ?? '');
  return finished(await next(), routePattern, locals.take);
});
