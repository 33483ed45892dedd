import { asSentence, failureWords } from '../lib/save-words.ts';
import { adoptStyles } from './adopt-styles.ts';
import { make } from './make.ts';
import { retryButton } from './retry-button.ts';
import retryNoteStyles from './retry-note.css?inline';

adoptStyles(retryNoteStyles);

/** Gives focus, lost with a note, to the next one's button, or to the first control of the place. */
function handFocusOn(place: Element | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const find = (selector: string) => place?.querySelector<HTMLElement>(selector);
    (find('.retry-note button') ?? find('a[href], button, input, select'))?.focus();
  });
}

/**
 * Says that something could not be read, and why, and offers to try again, which takes the note
 * away. A keyboard's place stays where the note was.
 */
export function retryNote(
  failed: string,
  error: unknown,
  { className, retry }: { className: string; retry: () => Promise<void> },
): HTMLElement {
  const words = `${asSentence(failed)} ${asSentence(failureWords(error))} `;
  const note = make('p', { class: `retry-note ${className}`, role: 'alert' }, words);
  const again = async () => {
    const place = note.parentElement;
    note.remove();
    await retry();
    handFocusOn(place);
  };
  note.append(retryButton(again));
  return note;
}
