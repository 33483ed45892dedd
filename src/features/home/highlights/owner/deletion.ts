import {
  type HighlightView,
  highlightMessages,
  isLocalHighlight,
} from '../../../../entities/highlight.ts';
import { deletedWords } from '../../../../lib/deleted-words.ts';
import { fieldsOf, sameFields } from '../../../../lib/highlights.ts';
import { failureWords } from '../../../../lib/save-words.ts';
import { confirmDeletion } from '../../../../ui/confirm/confirm.ts';
import { showToast } from '../../../../ui/toast/toast.ts';
import { dropAnyDraft } from './device-highlights.ts';
import { deleteHighlight, putHighlight } from './highlight-list.ts';
import { readHighlight } from './highlight-requests.ts';

/** Whether someone changed it since this page read it; if so, the card shows the new version. */
async function isChanged(highlight: HighlightView): Promise<boolean> {
  if (isLocalHighlight(highlight.id)) return false;
  try {
    const { value } = await readHighlight(highlight.id);
    if (sameFields(fieldsOf(value), fieldsOf(highlight))) return false;
    putHighlight(value);
    return true;
  } catch {
    return false; // the deletion will report the error
  }
}

/** Asks, deletes, and reports the result; returns whether the highlight is gone. */
export async function askAndDelete(highlight: HighlightView): Promise<boolean> {
  const question = highlightMessages.confirmDelete;
  if (!(await confirmDeletion(question, isChanged(highlight), highlight.title))) return false;
  try {
    await deleteHighlight(highlight);
    dropAnyDraft(highlight.id);
    const isLocal = isLocalHighlight(highlight.id);
    showToast(isLocal ? 'Deleted from this device.' : deletedWords());
    return true;
  } catch (error) {
    showToast('The highlight is still there.', 'failed', failureWords(error));
    return false;
  }
}
