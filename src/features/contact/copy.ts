import { sayFor } from './form/said.ts';

/** The notice of a copy lasts 2 s (spec 3 §9). */
const noticeMs = 2_000;

async function copy(button: HTMLElement): Promise<void> {
  const { copy: text = '', label = '' } = button.dataset;
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    console.warn('copying failed', error); // a copy failure is only logged (spec 3 §8)
    return;
  }
  sayFor(document.querySelector('[data-copied]'), `${label} copied to clipboard!`, noticeMs);
}

for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  button.addEventListener('click', () => void copy(button));
}
