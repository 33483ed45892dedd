import { linkedElement, listedEntries } from '../../../ui/career/arrange-list.ts';
import type { OwnerNote } from '../../../ui/career/owner-list.ts';
import { deletedIds, forgetDeletion } from '../local-education.ts';

/** Hides the bars that lead to records deleted only on this device. */
function hideBars(): void {
  for (const bar of document.querySelectorAll<HTMLElement>('.programme li')) {
    const link = bar.querySelector('a');
    bar.hidden = !!link && !!linkedElement(link)?.closest('[data-deleted]');
  }
}

/** Hides the records deleted only on this device, in the list and in the programme. */
export function markDeleted(): void {
  const deleted = new Set(deletedIds());
  for (const entry of listedEntries()) {
    if (deleted.has(entry.dataset.id ?? '')) entry.dataset.deleted = '';
    else delete entry.dataset.deleted;
  }
  hideBars();
}

/** Shows the records deleted only on this device again. */
export function restoreDeleted(): void {
  for (const id of deletedIds()) forgetDeletion(id);
}

/** Sends the deletions made only on this device to the server; rejects at the first refusal. */
export async function sendDeletions(remove: (id: string) => Promise<unknown>): Promise<void> {
  for (const id of deletedIds()) {
    await remove(id);
    forgetDeletion(id);
  }
}

/** Forgets deletions of records that the server no longer has. */
export function forgetDone(stored: readonly string[]): void {
  for (const id of deletedIds()) if (!stored.includes(id)) forgetDeletion(id);
}

/** The owner's note about records deleted only on this device; null if there are none. */
export function deletionsNote(send: () => void, showAgain: () => void): OwnerNote | null {
  const count = deletedIds().length;
  if (count === 0) return null;
  const records = count === 1 ? '1 record is' : `${count} records are`;
  return {
    kind: 'warning',
    text: `${records} deleted on this device only; the server still has what was deleted.`,
    actions: [
      { label: 'Delete on the server', run: send },
      { label: 'Show again', run: showAgain },
    ],
  };
}
