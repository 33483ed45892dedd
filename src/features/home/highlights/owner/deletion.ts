import {
  type HighlightView,
  highlightMessages,
  isLocalHighlight,
} from '../../../../entities/highlight.ts';
import { deletedWords } from '../../../../lib/deleted-words.ts';
import type { BeginDeletion } from '../../../../lib/deletion.ts';
import { failureWords } from '../../../../lib/save-words.ts';
import { deletionOf, localDeletion } from '../../../../owner/deletion.ts';
import { confirmedDeletion } from '../../../../ui/confirm/confirm.ts';
import { showToast } from '../../../../ui/toast/toast.ts';
import { dropAnyDraft } from './device-highlights.ts';
import { deleteHighlight, putHighlight } from './highlight-list.ts';

/** One that is only on this device is never deleted on the server (spec 1 §4). */
const deletionFor = (highlight: HighlightView): BeginDeletion =>
  isLocalHighlight(highlight.id)
    ? localDeletion
    : deletionOf('highlights', highlight.id, highlight, { show: putHighlight });

/** Asks, deletes, and reports the result; returns whether the highlight is gone. */
export async function askAndDelete(
  highlight: HighlightView,
  button: HTMLElement,
): Promise<boolean> {
  const [question, { id, title: name }] = [highlightMessages.confirmDelete, highlight];
  const run = await confirmedDeletion(question, deletionFor(highlight), { name, button });
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
