import { recentValues } from './recent.ts';

/** The cache's limit in characters: some two hundred projects, and what they are made from. */
const KEPT = 3_000_000;

const parts = recentValues<string, string>(KEPT, (html, from) => html.length + from.length);

/**
 * Caches the markup of a part of a page by everything it is made from, because a page is rendered
 * again whenever any part of it changes. Rejects as `render` does, and then caches nothing.
 *
 * @param from data that JSON can hold.
 */
export async function renderedOnce(from: unknown, render: () => Promise<string>): Promise<string> {
  const key = JSON.stringify(from);
  return parts.find(key) ?? parts.hold(key, await render());
}
