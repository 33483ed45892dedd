import { chooseByAddress, tellAddress } from '../controls-in-address.ts';

/** How a list of entries is arranged: its elements on the page, and the rule. */
export type Arrangement = {
  /** Returns the entries to show, in order; all others are hidden. */
  arrange: (entries: HTMLElement[], choice: FormData) => HTMLElement[];
  /** Called after every arrangement. */
  arranged?: (found: number, all: number) => void;
};

/** The entries of the list on this page, hidden or not. */
export const listedEntries = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-entries] > li'),
];

const part = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`);

function show(list: HTMLElement, { arrange, arranged }: Arrangement, form: HTMLFormElement): void {
  const entries = [...list.children] as HTMLElement[];
  const found = new Set(arrange(entries, new FormData(form)));
  const hidden = entries.filter((entry) => !found.has(entry));
  const order = [...found, ...hidden];
  for (const entry of entries) entry.hidden = !found.has(entry);
  if (order.some((entry, index) => entry !== entries[index])) list.append(...order);
  const none = part('no-matches');
  if (none) none.hidden = found.size > 0 || entries.length === 0;
  arranged?.(found.size, entries.length);
}

/** The layout is not among them: the device remembers it. */
const inAddress = '[name="q"], [name="status"], [name="sort"]';

/** What a link to a place on this page leads to. */
export const linkedElement = ({ hash }: HTMLAnchorElement): HTMLElement | null =>
  document.getElementById(decodeURIComponent(hash.slice(1)));

/** Whether a link leads to an entry that the controls hide. */
const isHidden = (link: HTMLAnchorElement): boolean => !!linkedElement(link)?.closest('[hidden]');

/**
 * Lets the controls above a list filter and sort it; a link to an entry they hide, such as a bar of
 * the programme, puts them back. Returns a function that arranges it again after its entries were
 * replaced. The server sends the list in the order of the first choice, so that nothing moves until
 * something is chosen. The address remembers what is.
 */
export function startArranging(arrangement: Arrangement): () => void {
  const form = document.querySelector<HTMLFormElement>('form[data-controls]');
  const kept = form ? [...form.querySelectorAll<HTMLInputElement>(inAddress)] : [];
  const rearrange = () => {
    const list = part('entries');
    if (list && form) show(list, arrangement, form);
    tellAddress(kept);
  };
  form?.addEventListener('input', rearrange);
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (!link || !form || !isHidden(link)) return;
    form.reset();
    rearrange();
  });
  form?.addEventListener('submit', (event) => event.preventDefault());
  if (chooseByAddress(kept)) rearrange();
  return rearrange;
}
