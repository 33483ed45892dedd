import { send } from '../../../api/http.ts';

/** The parts of the page that follow the posts. */
export type ListParts = { counts: HTMLElement; list: HTMLElement };

/** Throws where there is no list, as on the server's page for an error. */
export function listParts(within: ParentNode): ListParts {
  const counts = within.querySelector<HTMLElement>('[data-counts]');
  const list = within.querySelector<HTMLElement>('[data-list]');
  if (!counts || !list) throw new Error();
  return { counts, list };
}

/** What tells one state of the list, as sent, from another. */
export const signatureOf = ({ counts, list }: ListParts): string =>
  counts.textContent + list.outerHTML;

/**
 * The list as the server has it now: asked for again only if it changed. It comes as the page
 * itself, the one place where cards are drawn. Throws when it cannot be had.
 */
export async function fetchParts(): Promise<ListParts> {
  const response = await send(fetch, location.pathname, {
    headers: { Accept: 'text/html' },
    cache: 'no-cache',
  });
  return listParts(new DOMParser().parseFromString(await response.text(), 'text/html'));
}
