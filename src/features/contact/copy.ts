import { copiedMs, copiedText } from '../../lib/copied.ts';
import { copyText } from '../../ui/copy-text.ts';
import { sayFor } from './form/said.ts';

const place = document.querySelector<HTMLElement>('[data-copied]');
let takeBack = () => {};

/** Draws a check in the pressed button while the notice lasts, which may be out of sight. */
function showCheck(icon: SVGPathElement): void {
  takeBack();
  const drawn = icon.getAttribute('d') ?? '';
  icon.setAttribute('d', place?.dataset.check ?? drawn);
  const ending = setTimeout(() => takeBack(), copiedMs);
  takeBack = () => {
    clearTimeout(ending);
    icon.setAttribute('d', drawn);
  };
}

async function copy(button: HTMLElement): Promise<void> {
  const { copy: text = '', label = '' } = button.dataset;
  if (!(await copyText(text))) return;
  sayFor(place, copiedText(label), copiedMs);
  const icon = button.querySelector('path');
  if (icon) showCheck(icon);
}

for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  button.addEventListener('click', () => void copy(button));
}
