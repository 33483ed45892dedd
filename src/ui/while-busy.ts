import { adoptStyles } from './adopt-styles.ts';
import busyStyles from './while-busy.css?inline';

adoptStyles(busyStyles);

function ignore(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Shows these words on a button, if it has any; returns how to show those it had. */
function reworded(button: HTMLElement, words: string): () => void {
  const had = [...button.childNodes];
  if (button.textContent === '') return () => {};
  button.replaceChildren(words);
  return () => button.replaceChildren(...had);
}

/**
 * Marks a button as busy while work lasts. It keeps its focus and ignores presses. React may have
 * made it, but must not change its words meanwhile.
 *
 * @param words what it says meanwhile; an icon turns instead
 */
export async function whileBusy<T>(
  button: HTMLElement,
  words: string,
  work: () => Promise<T>,
): Promise<T> {
  const rest = reworded(button, words);
  button.ariaDisabled = 'true';
  button.dataset.busy = '';
  button.addEventListener('click', ignore, true);
  try {
    return await work();
  } finally {
    button.removeEventListener('click', ignore, true);
    delete button.dataset.busy;
    button.ariaDisabled = null;
    rest();
  }
}
