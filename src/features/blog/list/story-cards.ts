import { percentRead } from '../../../lib/blog/reading-figures.ts';
import { relativeDate } from '../../../lib/blog/relative-date.ts';
import type { PlacedStory } from '../../../lib/blog/story-order.ts';
import { storyAnchor } from '../../../lib/routes.ts';
import { $bookmarks } from '../../../stores/reading/bookmarks.ts';
import { $readingProgress } from '../../../stores/reading/reading-progress.ts';
import { $recentReads } from '../../../stores/reading/recent-reads.ts';

/** A story in the list, with its card; `sent` is everything the server sent about it. */
export type ListedStory = PlacedStory & {
  slug: string;
  title: string;
  sent: string;
  card: HTMLElement;
};

/** A story on this device or not published on the server; `text` is what a search looks at. */
export type OwnStory = ListedStory & {
  text: string;
  minutes: number;
  /** Shows the longer excerpt of a search, or the normal one. */
  tellExcerpt: (isSearched: boolean) => void;
};

/** Reads a story from its card on the page. */
export function listedStory(card: HTMLElement): ListedStory {
  const link = card.querySelector('h2 a');
  const moment = card.querySelector('time')?.dateTime ?? '';
  const slug = card.id.slice(storyAnchor('').length);
  const [id, title, sent] = [card.dataset.post ?? '', link?.textContent ?? '', card.outerHTML];
  return { id, slug, title, moment, sent, card };
}

/** The stories whose cards are in a part of the page, in order. */
export const listedStories = (within: ParentNode): ListedStory[] =>
  [...within.querySelectorAll<HTMLElement>('.story[data-post]')].map(listedStory);

/** The new stories; those that the server sent unchanged keep their cards. */
export const keepingSame = (
  known: readonly ListedStory[],
  fresh: readonly ListedStory[],
): ListedStory[] =>
  fresh.map(
    (story) => known.find(({ id, sent }) => id === story.id && sent === story.sent) ?? story,
  );

/** Sets a short note on a card, or removes it if the text is empty. */
function tell(card: Element, className: string, words: string, place: (note: Element) => void) {
  const known = card.querySelector(`.${className.split(' ').join('.')}`);
  if (words === '') return known?.remove();
  const note = known ?? Object.assign(document.createElement('span'), { className });
  note.textContent = words;
  if (!known) place(note);
}

function showDate(time: HTMLTimeElement | null, now: number): void {
  if (!time?.dateTime) return;
  const words = relativeDate(time.dateTime, now);
  if (time.textContent === words) return;
  time.title = time.dateTime.slice(0, 10);
  time.textContent = words;
}

/** Adds what only this device knows to a card: bookmark, percent read, Recent, and its age. */
export function dress({ id, card }: ListedStory, now: number): void {
  const time = card.querySelector('time');
  showDate(time, now);
  const isKept = $bookmarks.get().includes(id);
  card.querySelector('.keep')?.setAttribute('aria-pressed', String(isKept));
  const isRecent = $recentReads.get().includes(id);
  tell(card, 'badge recent', isRecent ? 'Recent' : '', (badge) => time?.after(badge));
  const percent = $readingProgress.get()[id]?.percent;
  card.style.setProperty('--read', String(percent ?? 0));
  tell(card, 'meta percent', percentRead(percent), (note) =>
    card.querySelector('.keep')?.before(note),
  );
}
