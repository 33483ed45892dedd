import { send } from '../../../api/http.ts';

/** The parts of the page that follow the projects. */
export type ListParts = { counts: Element; list: HTMLElement };

/** The parts of a page, or of one that was fetched; null where it has none. */
export function listParts(within: ParentNode): ListParts | null {
  const counts = within.querySelector('[data-counts]');
  const list = within.querySelector<HTMLElement>('[data-list]');
  return counts && list ? { counts, list } : null;
}

/** What tells one state of the list from another. */
export const versionOf = ({ list }: ListParts): string => list.dataset.version ?? '';

/**
 * The list as the server has it now; null when it is still the `known` version. It comes as the
 * page itself, the one place where cards are drawn. Throws when it cannot be had.
 */
export async function fetchList(known: string): Promise<ListParts | null> {
  const response = await send(fetch, location.pathname, {
    headers: { Accept: 'text/html' },
    cache: 'no-cache',
  });
  const html = await response.text();
  if (known && html.includes(`data-version="${known}"`)) return null;
  const parts = listParts(new DOMParser().parseFromString(html, 'text/html'));
  if (!parts) throw new Error();
  return parts;
}
