import { ask } from './client.ts';
import { duration, type Figure, under } from './figure.ts';
import { type Site, settled } from './site.ts';
import { p50, p95 } from './statistics.ts';

/** One save: what is sent, the page that shows it, and the words that prove it. */
export type Save = { api: string; body: object; page: string; shows: string };

/** Times of one save, in milliseconds; `gets` is how often the page was requested. */
export type Saved = { put: number; page: number; consistent: number; gets: number };

/** Saves that are not counted, because the first requests to a server take longer. */
export const WARM_UP = 4;

const GIVE_UP = 1_000;
/** A visitor's browser sends this over https. */
const visitor = { 'Accept-Encoding': 'br, gzip' };

/** Sends a save and waits until it is acknowledged. Throws when it is refused. */
export async function put({ address, owner }: Site, { api, body }: Save): Promise<void> {
  const sent = { method: 'PUT', headers: owner, body: JSON.stringify(body) };
  const { ok, status, text } = await ask(address + api, sent);
  if (!ok) throw new Error(`PUT ${api} answered ${status}: ${text}`);
}

/** Requests a page until it shows the words; returns how often it had to. */
async function seen({ address }: Site, { page, shows }: Save): Promise<number> {
  for (let gets = 1; gets <= GIVE_UP; gets++) {
    const response = await fetch(address + page, { headers: visitor });
    if ((await response.text()).includes(shows)) return gets;
  }
  throw new Error(`${page} does not show what was saved.`);
}

/** Saves, looks at the changed page as a visitor, and waits until every page follows. */
export async function save(site: Site, one: Save): Promise<Saved> {
  const start = performance.now();
  await put(site, one);
  const acknowledged = performance.now();
  const gets = await seen(site, one);
  const shown = performance.now();
  await settled(site.address);
  return {
    put: acknowledged - start,
    page: shown - acknowledged,
    consistent: performance.now() - acknowledged,
    gets,
  };
}

/** A line of the table: the median and the 95th percentile of some times. */
export const spread = (name: string, times: readonly number[]): Figure => ({
  name,
  text: `${duration(p50(times))} / ${duration(p95(times))}`,
  value: p95(times),
});

/** The aim for a page: milliseconds until it shows a save. */
export const PAGE_MS = 25;

/** A line whose aim is to stay below a time, in milliseconds. */
export const aimed = (figure: Figure, ms: number): Figure => ({
  ...figure,
  aim: under(ms, figure.value ?? Number.POSITIVE_INFINITY),
});
