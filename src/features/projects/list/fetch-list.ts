import { send } from '../../../api/http.ts';

/** The parts of the page that depend on the projects. */
export type ListParts = { counts: Element; list: HTMLElement };

/** The parts of this page or a fetched one; null if it has none. */
export function listParts(within: ParentNode): ListParts | null {
  const counts = within.querySelector('[data-counts]');
  const list = within.querySelector<HTMLElement>('[data-list]');
  return counts && list ? { counts, list } : null;
}

/** Identifies a state of the list. */
export const versionOf = ({ list }: ListParts): string => list.dataset.version ?? '';

/** A page as this one is with scripts on: what is in `noscript` is mere text. */
function parsed(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const one of page.querySelectorAll('noscript')) one.textContent = one.innerHTML;
  return page;
}

/**
 * The server's current list; null if it is still the `known` version. It is taken from the page
 * itself, because only pages render cards. Throws if it cannot be fetched.
 */
export async function fetchList(known: string): Promise<ListParts | null> {
  const response = await send(fetch, location.pathname, {
    headers: { Accept: 'text/html' },
    cache: 'no-cache',
  });
  const html = await response.text();
  if (known && html.includes(`data-version="${known}"`)) return null;
  const parts = listParts(parsed(html));
  if (!parts) throw new Error();
  return parts;
}
