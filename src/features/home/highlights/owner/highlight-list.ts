import { atom } from 'nanostores';
import type { HighlightView } from '../../../../entities/highlight.ts';
import type { HomeView } from '../../../../entities/home.ts';
import type { Deletion } from '../../../../lib/deletion.ts';
import { inOrder, withLocal } from '../../../../lib/highlights.ts';
import { putBack } from '../../../../lib/put-back.ts';
import { ownerApi } from '../../../../owner/owner-api.ts';
import { storageKeys } from '../../../../stores/storage-keys.ts';
import { keepWelcome } from '../../welcome/device-welcome.ts';
import { keepHighlights, keptHighlights } from './device-highlights.ts';

/** The highlights the owner sees: published or not, on the server or only on this device. */
export const $highlights = atom<readonly HighlightView[]>([]);

function show(highlights: readonly HighlightView[]): boolean {
  $highlights.set(inOrder(highlights));
  return keepHighlights($highlights.get());
}

/**
 * Adds a highlight to the list, or puts it in the place of the one it replaces. Returns false if
 * the device cannot keep the list.
 */
export function putHighlight(highlight: HighlightView, replaced = highlight.id): boolean {
  const at = $highlights.get().findIndex(({ id }) => id === replaced);
  const next = [...$highlights.get()];
  next.splice(at < 0 ? next.length : at, at < 0 ? 0 : 1, highlight);
  return show(next);
}

/** Takes a highlight out of the list; returns false if the device cannot keep that. */
export const dropHighlight = (gone: string): boolean =>
  show($highlights.get().filter(({ id }) => id !== gone));

/** Shows what other tabs read or save, so that no tab overwrites it with an older list. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    const kept = key === storageKeys.highlights && keptHighlights();
    if (kept) $highlights.set(inOrder(kept));
  });
}

/**
 * Reads Home as the owner. If that fails, silently shows the highlights this device last had (spec
 * 1 §4); throws only if it has none.
 */
export async function loadHighlights(): Promise<void> {
  const kept = keptHighlights();
  try {
    const { value } = await ownerApi.read<HomeView>('home');
    keepWelcome(value.welcomeHtml);
    show(withLocal(value.highlights, kept ?? []));
  } catch (error) {
    if (!kept) throw error;
    show(kept);
  }
}

/**
 * Removes a highlight from the list at once and deletes it by `run`; unless that does, puts it back.
 * Returns whether it is gone.
 */
export async function deleteHighlight(id: string, run: Deletion['run']): Promise<boolean> {
  const before = $highlights.get();
  dropHighlight(id);
  let isGone = false;
  try {
    isGone = await run();
    return isGone;
  } finally {
    if (isGone) dropHighlight(id);
    else show(putBack($highlights.get(), id, before));
  }
}
