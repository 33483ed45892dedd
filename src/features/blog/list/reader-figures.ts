import { readCount, readingStreak } from '../../../lib/blog/reading-figures.ts';
import { merged } from '../../../lib/blog/story-order.ts';
import { $dailyStats, dayOf } from '../../../stores/reading/daily-stats.ts';
import {
  $readingProgress,
  type ReadingProgress,
} from '../../../stores/reading/reading-progress.ts';
import { statLabels, storiesWord } from './list-texts.ts';
import type { StoriesList } from './stories-list.ts';

/** Replaces a figure with one made from the server's. */
function put(root: HTMLElement, label: string, make: (sent: number) => number) {
  const terms = [...root.querySelectorAll('[data-counts] dt')];
  const term = terms.find(({ textContent }) => textContent === label);
  const figure = term?.parentElement?.querySelector('dd');
  if (!figure) return;
  figure.dataset.sent ??= figure.textContent;
  figure.textContent = String(make(Number(figure.dataset.sent)));
}

/** Replaces the first figure, the number of stories, with its label. */
function putStories(root: HTMLElement, total: number): void {
  const label = storiesWord(total);
  root.querySelector('[data-counts] dt')?.replaceChildren(label);
  put(root, label, () => total);
}

/** How far stories were read: of those that are there, if the page has them all. */
function progressIn({ page, own, total }: StoriesList): readonly ReadingProgress[] {
  const [known, progress] = [merged(page, own), $readingProgress.get()];
  if (known.length < total) return Object.values(progress);
  return known.flatMap(({ id }) => progress[id] ?? []);
}

/**
 * Adds what only this device knows to the header's figures: how many stories were read, the streak,
 * and unpublished stories.
 */
export function startFigures(list: StoriesList): void {
  const show = () => {
    const { added, root, total } = list;
    const days = Object.keys($dailyStats.get());
    putStories(root, total);
    put(root, statLabels.minutes, (sent) =>
      added.reduce((sum, { minutes }) => sum + minutes, sent),
    );
    put(root, statLabels.read, () => readCount(progressIn(list), total));
    put(root, statLabels.streak, () => readingStreak(days, dayOf(new Date())));
  };
  list.addEventListener('arranged', show);
  $dailyStats.listen(show);
}
