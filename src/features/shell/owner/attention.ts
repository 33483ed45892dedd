import { asSentence } from '../../../lib/save-words.ts';
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

const explanation =
  'Something needs your attention. A broken file stays as it is, and is not shown, until it is mended.';

type Health = {
  problems: readonly { file: string; reason: string }[];
  /** Folders by name, and pages by path, with the reasons. */
  unwritable?: Readonly<Record<string, string>>;
  failures?: Readonly<Record<string, string>>;
};

const linesOf = ({ problems, unwritable = {}, failures = {} }: Health): string[] => [
  ...problems.map(({ file, reason }) => asSentence(`${file} ${reason}`)),
  ...Object.entries(unwritable).map(([folder, reason]) => asSentence(`${folder} ${reason}`)),
  ...Object.entries(failures).map(([path, reason]) => asSentence(`The page ${path} ${reason}`)),
];

function noteOf(lines: readonly string[], dismiss: () => void): HTMLElement {
  const note = document.createElement('div');
  note.className = 'note warning';
  note.innerHTML = `${iconMarkup('warning')}<div class="words"><p>${explanation}</p><ul></ul></div><div class="row"><button class="button quiet" type="button">Dismiss</button></div>`;
  const items = lines.map((line) =>
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
function show(lines: readonly string[], dismissed: () => void): void {
  place.className = 'wrap attention';
  place.setAttribute('aria-label', 'Needs your attention');
  const dismiss = () => {
    place.remove();
    document.querySelector<HTMLElement>('#content')?.focus();
    dismissed();
  };
  place.replaceChildren(noteOf(lines, dismiss));
  document.querySelector('#content')?.prepend(place);
}

/**
 * Tells the owner on the page what `/api/health` says: broken files, and pages that could not be
 * made. What was dismissed in this tab is told again when something else is wrong.
 */
export async function tellOfProblems(): Promise<void> {
  const read = await ownerApi.read<Health>('health').catch(() => null); // the log tells it too
  const lines = read ? linesOf(read.value) : [];
  const all = lines.join('\n');
  const isTold = tabStorage.get(storageKeys.attention) === all;
  if (lines.length === 0 || isTold || !isOwner()) place.remove();
  else show(lines, () => tabStorage.set(storageKeys.attention, all));
}
