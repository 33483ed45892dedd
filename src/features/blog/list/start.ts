import { idInHash } from '../../../lib/decoded.ts';
import { storyAnchor } from '../../../lib/routes.ts';
import { deviceStorage } from '../../../stores/device-storage.ts';
import { whenOwner } from '../../../stores/owner/session.ts';
import { $bookmarks } from '../../../stores/reading/bookmarks.ts';
import { $readingProgress } from '../../../stores/reading/reading-progress.ts';
import { $recentReads } from '../../../stores/reading/recent-reads.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import { followPresses } from './card-presses.ts';
import { markFound } from './mark-found.ts';
import { startFigures } from './reader-figures.ts';
import { onReloadAsked } from './reload-triggers.ts';
import { StoriesList } from './stories-list.ts';
import { startTools } from './tools.ts';

const root = document.querySelector<HTMLElement>('[data-stories]');

/**
 * Loads the code for posts on this device once there are any, because most visitors never have one.
 */
async function joinLocal(list: StoriesList): Promise<void> {
  if ((deviceStorage.get(storageKeys.localBlogs) ?? '[]') === '[]') return;
  const { startLocal } = await import('./local-stories.ts');
  startLocal(list);
}

/** Goes to the story in the address again, because it may have moved since the browser did. */
function goToStory(): void {
  const id = idInHash(location.hash);
  const story = id.startsWith(storyAnchor('')) ? document.getElementById(id) : null;
  story?.scrollIntoView({ behavior: 'instant' });
}

async function start(list: StoriesList): Promise<void> {
  startTools(list);
  startFigures(list);
  followPresses(list);
  list.addEventListener('arranged', () => markFound(list));
  const rearrange = () => void list.arrange();
  for (const store of [$bookmarks, $recentReads, $readingProgress]) store.listen(rearrange);
  onReloadAsked(() => void joinLocal(list).finally(() => list.reload()));
  const owner: Promise<void>[] = [];
  whenOwner(() => {
    owner.push(import('./owner/owner-stories.ts').then((it) => it.startOwnerStories(list)));
  });
  await Promise.allSettled([joinLocal(list), ...owner]);
  await list.arrange();
  const wasArranging = 'arranging' in document.documentElement.dataset;
  delete document.documentElement.dataset.arranging;
  if (wasArranging) goToStory();
}

if (root) void start(new StoriesList(root));
