import { type Health, healthLines, healthWords } from '../../../lib/health-words.ts';
import { ownerApi } from '../../../owner/owner-api.ts';
import { tabStorage } from '../../../stores/device-storage.ts';
import { $ownerToken, isOwner } from '../../../stores/owner/session.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { iconMarkup } from '../../../ui/icon-paths.ts';
import noteStyles from '../../../ui/note/note.css?inline';
import attentionStyles from './attention.css?inline';

adoptStyles(noteStyles);
adoptStyles(attentionStyles);

function noteOf(health: Health, dismiss: () => void): HTMLElement {
  const note = document.createElement('div');
  note.className = 'note warning';
  note.innerHTML = `${iconMarkup('warning')}<div class="words"><p>${healthWords(health)}</p><ul></ul></div><div class="row"><button class="button quiet" type="button">Dismiss</button></div>`;
  const items = healthLines(health).map((line) =>
    Object.assign(document.createElement('li'), { textContent: line }),
  );
  note.querySelector('ul')?.append(...items);
  note.querySelector('button')?.addEventListener('click', dismiss);
  return note;
}

const place = document.createElement('section');

$ownerToken.listen((token) => {
  if (token === null) place.remove();
});

/** Shows the note above the page, until the owner dismisses it or owner mode ends. */
function show(health: Health, dismissed: () => void): void {
  place.className = 'wrap attention';
  place.setAttribute('aria-label', 'Needs your attention');
  const dismiss = () => {
    place.remove();
    document.querySelector<HTMLElement>('#content')?.focus();
    dismissed();
  };
  place.replaceChildren(noteOf(health, dismiss));
  document.querySelector('#content')?.prepend(place);
}

/**
 * Tells the owner on the page what `/api/health` says: broken files, and pages that could not be
 * made. What was dismissed in this tab is told again when something else is wrong.
 */
export async function tellOfProblems(): Promise<void> {
  const read = await ownerApi.read<Health>('health').catch(() => null); // the log tells it too
  const all = read ? healthLines(read.value).join('\n') : '';
  const isTold = tabStorage.get(storageKeys.attention) === all;
  if (!read || all === '' || isTold || !isOwner()) place.remove();
  else show(read.value, () => tabStorage.set(storageKeys.attention, all));
}
