import { ApiError, send } from '../../../api/http.ts';

/** The parts of the page that follow the projects. */
export type ListParts = { counts: Element; list: Element };

export function listParts(within: ParentNode): ListParts | null {
  const [counts, list] = ['[data-counts]', '[data-list]'].map((part) => within.querySelector(part));
  return counts && list ? { counts, list } : null;
}

/** What tells one state of the list from another: all its words, and what it sorts by. */
export const signatureOf = ({ list }: ListParts): string =>
  [...list.querySelectorAll<HTMLElement>('[data-project]')]
    .map(({ dataset }) => dataset.project)
    .join('') + list.textContent;

/**
 * The list as the server has it now. It comes as the page itself, the one place where cards are
 * drawn. Throws when it cannot be had.
 */
export async function fetchList(): Promise<ListParts> {
  const response = await send((...args) => fetch(...args), location.pathname, {
    headers: { Accept: 'text/html' },
    cache: 'no-cache',
  });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const parts = listParts(page);
  if (!parts) throw new Error();
  return parts;
}

/** The server's own words for what went wrong, where it has some fit to show. */
export function reasonOf(error: unknown): string {
  const words = error instanceof ApiError ? error.message : '';
  return words.trimStart().startsWith('<') ? '' : words;
}
