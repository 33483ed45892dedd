import { sayFor } from './form/said.ts';

/** The notice of a copy lasts 2 s (spec 3 §9). */
const noticeMs = 2_000;

const place = document.querySelector<HTMLElement>('[data-copied]');
let takeBack = () => {};

/** Draws a check in the pressed button while the notice lasts, which may be out of sight. */
function showCheck(icon: SVGPathElement): void {
  takeBack();
  const drawn = icon.getAttribute('d') ?? '';
  icon.setAttribute('d', place?.dataset.check ?? drawn);
  const ending = setTimeout(() => takeBack(), noticeMs);
  takeBack = () => {
    clearTimeout(ending);
    icon.setAttribute('d', drawn);
  };
}

async function copy(button: HTMLElement): Promise<void> {
  const { copy: text = '', label = '' } = button.dataset;
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    console.warn('copying failed', error); // a copy failure is only logged (spec 3 §8)
    return;
  }
  sayFor(place, `${label} copied to clipboard!`, noticeMs);
  const icon = button.querySelector('path');
  if (icon) showCheck(icon);
}

for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  button.addEventListener('click', () => void copy(button));
}
