import { toggleBookmark } from '../../../stores/reading/bookmarks.ts';
import { noteRead } from '../../../stores/reading/recent-reads.ts';
import { isPlainClick } from '../../../ui/plain-click.ts';
import type { StoriesList } from './stories-list.ts';

/**
 * Records a story opened in this tab only as the page is left, so that cards do not move under a
 * press.
 */
function opened(id: string, event: MouseEvent): void {
  if (isPlainClick(event)) {
    window.addEventListener('pagehide', () => noteRead(id), { once: true });
  } else if (event.button < 2) noteRead(id);
}

/** Handles presses on cards: toggles bookmarks, and records opened stories as recently read. */
export function followPresses({ root }: StoriesList): void {
  const follow = (event: MouseEvent) => {
    const target = event.target as Element;
    const id = target.closest<HTMLElement>('.story')?.dataset.post;
    if (!id) return;
    if (target.closest('.keep') && event.button === 0) toggleBookmark(id);
    else if (target.closest('h2 a')) opened(id, event);
  };
  root.addEventListener('click', follow);
  root.addEventListener('auxclick', follow);
}
