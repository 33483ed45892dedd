import {
  type HighlightView,
  highlightMessages,
  isLocalHighlight,
} from '../../../../entities/highlight.ts';
import { deletedWords } from '../../../../lib/deleted-words.ts';
import type { Deletion } from '../../../../lib/deletion.ts';
import { failureWords } from '../../../../lib/save-words.ts';
import { deletionOf } from '../../../../owner/deletion.ts';
import { confirmAction, confirmedDeletion } from '../../../../ui/confirm/confirm.ts';
import { showToast } from '../../../../ui/toast/toast.ts';
import { dropAnyDraft } from './device-highlights.ts';
import { deleteHighlight, putHighlight } from './highlight-list.ts';

/**
 * Asks about a highlight; returns how to delete it, null if it shall stay. One that is only on this
 * device is never deleted on the server (spec 1 §4).
 */
async function askedAbout(
  highlight: HighlightView,
  button: HTMLElement,
): Promise<Deletion['run'] | null> {
  const [question, { id, title: name }] = [highlightMessages.confirmDelete, highlight];
  if (isLocalHighlight(id)) {
    return (await confirmAction(question, 'Delete', name)) ? async () => true : null;
  }
  const begin = deletionOf('highlights', id, highlight, putHighlight);
  return confirmedDeletion(question, begin, { name, button });
}

/** Asks, deletes, and reports the result; returns whether the highlight is gone. */
export async function askAndDelete(
  highlight: HighlightView,
  button: HTMLElement,
): Promise<boolean> {
  const { id } = highlight;
  const run = await askedAbout(highlight, button);
  if (!run) return false;
  try {
    if (!(await deleteHighlight(id, run))) return false;
    dropAnyDraft(id);
    showToast(isLocalHighlight(id) ? 'Deleted from this device.' : deletedWords());
    return true;
  } catch (error) {
    showToast('The highlight is still there.', 'failed', failureWords(error));
    return false;
  }
}
