import { asSentence, failureWords } from '../lib/save-words.ts';
import { adoptStyles } from './adopt-styles.ts';
import { make } from './make.ts';
import { retryButton } from './retry-button.ts';
import retryNoteStyles from './retry-note.css?inline';

adoptStyles(retryNoteStyles);

/**
 * Says that something could not be read, and why, and offers to try again, which takes the note
 * away.
 */
export function retryNote(
  failed: string,
  error: unknown,
  { className, retry }: { className: string; retry: () => unknown },
): HTMLElement {
  const words = `${asSentence(failed)} ${asSentence(failureWords(error))} `;
  const note = make('p', { class: `retry-note ${className}`, role: 'alert' }, words);
  const again = () => {
    note.remove();
    retry();
  };
  note.append(retryButton(again));
  return note;
}
