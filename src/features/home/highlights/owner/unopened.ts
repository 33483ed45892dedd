import { statusOf } from '../../../../lib/api-error.ts';
import { goneWords } from '../../../../lib/obstacle-words.ts';
import { failureWords, logDefect } from '../../../../lib/save-words.ts';
import { showToast } from '../../../../ui/toast/toast.ts';
import { dropHighlight } from './highlight-list.ts';

/** Tells why a highlight cannot be edited; one that was deleted leaves the list. */
export function tellUnopened(error: unknown, id: string): void {
  logDefect(error);
  const isGone = statusOf(error) === 404;
  if (isGone) dropHighlight(id);
  showToast(isGone ? goneWords('This highlight') : failureWords(error), 'failed');
}
