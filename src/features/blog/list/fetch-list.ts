import { send } from '../../../api/http.ts';

/** The parts of the page that depend on the posts. */
export type ListParts = { counts: HTMLElement; list: HTMLElement };

/** Throws if there is no list, as on the server's error page. */
export function listParts(within: ParentNode): ListParts {
  const counts = within.querySelector<HTMLElement>('[data-counts]');
  const list = within.querySelector<HTMLElement>('[data-list]');
  if (!counts || !list) throw new Error();
  return { counts, list };
}

/** Identifies a state of the list as the server sent it. */
export const signatureOf = ({ counts, list }: ListParts): string =>
  counts.textContent + list.outerHTML;

/**
 * The server's current list, transferred only if it changed. It is taken from the page itself,
 * because only pages render cards. Throws if it cannot be fetched.
 */
export async function fetchParts(): Promise<ListParts> {
  const response = await send(fetch, location.pathname, {
    headers: { Accept: 'text/html' },
    cache: 'no-cache',
  });
  return listParts(new DOMParser().parseFromString(await response.text(), 'text/html'));
}
