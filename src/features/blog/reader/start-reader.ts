import { countLabel } from '../../../entities/count-label.ts';
import {
  minutesEnding,
  minutesLeft,
  paceOf,
  readShare,
  showsWidget,
} from '../../../lib/reading/progress.ts';
import { noteRead } from '../../../stores/reading/recent-reads.ts';
import { placeKeeper } from './place.ts';
import { sectionMarker, whileScrolling } from './reading-position.ts';
import { ReadingSessionRecorder } from './session.ts';
import { startTools } from './start-tools.ts';

/** How long scrolling must rest before the place is stored, in ms. */
const restMs = 400;

const parts = (name: string) => [...document.querySelectorAll(`[data-read="${name}"]`)];

/** Returns a function that updates a text everywhere on the page, if it changed. */
function teller(name: string): (text: string) => void {
  const places = parts(name);
  let said: string | undefined;
  return (text) => {
    if (text === said) return;
    said = text;
    for (const place of places) place.textContent = text;
  };
}

/** The figures that follow reading. */
const told = ['percent', 'minutes', 'ending', 'pace', 'words'];

/** Shows how far a post was read: in facts, byline, floating indicator and the bar at the top. */
function progressTeller(words: number, recorder: ReadingSessionRecorder): (share: number) => void {
  const [percent, left, ending, pace, read] = told.map(teller);
  const widget = document.querySelector<HTMLElement>('[data-read-widget]');
  const bar = document.querySelector<HTMLElement>('[data-progress]');
  return (share) => {
    // Overridden by a scroll timeline; without one the bar would show the whole page's progress.
    bar?.style.setProperty('--progress', share.toFixed(3));
    const whole = Math.round(share * 100);
    const perMinute = paceOf(recorder.wordsRead, recorder.seconds);
    percent?.(String(whole));
    const minutes = minutesLeft(words, share, perMinute);
    left?.(String(minutes));
    ending?.(minutesEnding(minutes));
    pace?.(String(perMinute));
    read?.(countLabel(Math.round(words * share)));
    if (!widget) return;
    widget.style.setProperty('--read', share.toFixed(3));
    widget.ariaValueNow = String(whole);
    widget.toggleAttribute('data-shown', showsWidget(share * 100));
  };
}

function followReading(post: HTMLElement): void {
  const words = Number(post.dataset.words);
  const recorder = new ReadingSessionRecorder(post, words);
  const tell = progressTeller(words, recorder);
  const mark = sectionMarker(document.querySelectorAll<HTMLAnchorElement>('.contents a'));
  const keepPlace = placeKeeper(post);
  let resting = 0;
  whileScrolling(() => {
    keepPlace();
    const [{ top, height }, viewport] = [post.getBoundingClientRect(), window.innerHeight];
    const share = readShare({ top, height, viewport });
    post.toggleAttribute('data-fits', height <= viewport);
    recorder.moveTo(share, viewport / height);
    mark(); // measures, so it comes before anything is written
    tell(share);
    clearTimeout(resting);
    resting = window.setTimeout(() => recorder.keepPlace(), restMs);
  });
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'hidden' ? recorder.end() : recorder.begin(),
  );
}

/** Tells screen readers that the page resumed where the reader left off. */
function tellResumed(): void {
  const place = document.querySelector<HTMLElement>('[data-resumed] [data-told]');
  if (place) place.textContent = place.dataset.told ?? '';
}

/** Starts to follow the reader of a post, and sets up the tools, whose code loads on use. */
export function startReader(post: HTMLElement): void {
  if (post.dataset.post) noteRead(post.dataset.post);
  followReading(post);
  startTools(post);
  tellResumed();
}
