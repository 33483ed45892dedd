import { answered } from '../../lib/network-error.ts';
import { timeoutMs } from '../../lib/time-out.ts';
import { listedEntries } from './arrange-list.ts';

const parts = () => [...document.querySelectorAll<HTMLElement>('[data-career] [data-part]')];

/**
 * Replaces the parts of this page with those of the published page, changed or not, so that the
 * owner sees what visitors get; focus in them is lost. Rejects if the page cannot be read.
 */
export async function refreshPage(): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await answered(fetch(location.pathname, { cache: 'no-cache', signal }));
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  const published = new DOMParser().parseFromString(await answered(response.text()), 'text/html');
  for (const part of parts()) {
    const fresh = published.querySelector(`[data-part="${part.dataset.part}"]`);
    if (fresh) part.replaceWith(document.adoptNode(fresh));
  }
}

/** Whether the page shows other entries than these, as it may after being open for long. */
export function showsOthers(ids: readonly string[]): boolean {
  const shown = listedEntries().map(({ dataset }) => dataset.id ?? '');
  return shown.toSorted().join('/') !== ids.toSorted().join('/');
}
