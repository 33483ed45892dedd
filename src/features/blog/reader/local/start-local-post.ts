import { localPost } from '../../../../stores/local-posts/local-posts.ts';
import { readerMessages } from '../messages.ts';

/** The card of a post that is on this device and could not be shown. */
function showFailure(card: HTMLElement, error: unknown): void {
  const [title, hint] = [card.querySelector('h1'), card.querySelector('.meta')];
  if (title) title.textContent = readerMessages.loadFailed;
  if (hint) hint.textContent = (error as Error).message || readerMessages.noReason;
  console.error('a post on this device could not be shown', error);
}

/** Shows, where the server has no post, the one that this device keeps under its address. */
export async function startLocalPost(): Promise<void> {
  const card = document.querySelector<HTMLElement>('[data-no-post]');
  const slug = decodeURIComponent(location.pathname.split('/').at(-1) ?? '');
  const post = localPost(slug);
  if (!card || !post) return;
  try {
    const { showLocalPost } = await import('./local-post.ts');
    showLocalPost(card, post);
  } catch (error) {
    showFailure(card, error);
  }
}
