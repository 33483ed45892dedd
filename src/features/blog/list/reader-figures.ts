import { readCount, readingStreak } from '../../../lib/blog/reading-figures.ts';
import { merged } from '../../../lib/blog/story-order.ts';
import { $dailyStats, dayOf } from '../../../stores/reading/daily-stats.ts';
import {
  $readingProgress,
  type ReadingProgress,
} from '../../../stores/reading/reading-progress.ts';
import { statLabels } from './list-texts.ts';
import type { StoriesList } from './stories-list.ts';

/** Replaces a figure with one made from the server's. */
function put(root: HTMLElement, name: keyof typeof statLabels, make: (sent: number) => number) {
  const terms = [...root.querySelectorAll('[data-counts] dt')];
  const term = terms.find(({ textContent }) => textContent === statLabels[name]);
  const figure = term?.parentElement?.querySelector('dd');
  if (!figure) return;
  figure.dataset.sent ??= figure.textContent;
  figure.textContent = String(make(Number(figure.dataset.sent)));
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
    put(root, 'stories', () => total);
    put(root, 'minutes', (sent) => added.reduce((sum, { minutes }) => sum + minutes, sent));
    put(root, 'read', () => readCount(progressIn(list), total));
    put(root, 'streak', () => readingStreak(days, dayOf(new Date())));
  };
  list.addEventListener('arranged', show);
  $dailyStats.listen(show);
}
