import { reachablePart } from './reachable.ts';

/** What reads the page aloud has to know the region before its words change. */
const NOTICED_MS = 100;

function makeRegion(): HTMLElement {
  const made = document.createElement('p');
  made.className = 'visually-hidden';
  made.setAttribute('aria-live', 'polite');
  made.style.top = '0'; // below everything else it would make the page longer
  return made;
}

let region: HTMLElement | undefined;
let saying: ReturnType<typeof setTimeout>;

/** Has something read aloud, politely, that only those who see the page would notice. */
export function announce(words: string): void {
  region ??= makeRegion();
  const said = region;
  said.textContent = ''; // else the same words would not be read again
  const part = reachablePart();
  if (said.parentElement !== part) part.append(said);
  clearTimeout(saying);
  saying = setTimeout(() => {
    said.textContent = words;
  }, NOTICED_MS);
}
