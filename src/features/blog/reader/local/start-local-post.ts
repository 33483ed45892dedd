import { decodedOrAsIs } from '../../../../lib/decoded.ts';
import { localPost } from '../../../../stores/local-posts/local-posts.ts';
import { readerMessages } from '../messages.ts';

/** Says something on the card that stands where a post would. */
function say(card: HTMLElement, title: string, hint: string): void {
  const [heading, words] = [card.querySelector('h1'), card.querySelector('.meta')];
  if (heading) heading.textContent = title;
  if (words) words.textContent = hint;
}

/** Shows, where the server has no post, the one that this device keeps under its address. */
export async function startLocalPost(): Promise<void> {
  const card = document.querySelector<HTMLElement>('[data-no-post]');
  const slug = decodedOrAsIs(location.pathname.split('/').at(-1) ?? '');
  const post = localPost(slug);
  if (!card || !post) return;
  say(card, readerMessages.loading, post.title);
  try {
    const { showLocalPost } = await import('./local-post.ts');
    showLocalPost(card, post);
  } catch (error) {
    say(card, readerMessages.loadFailed, (error as Error).message || readerMessages.noReason);
    console.error('a post on this device could not be shown', error);
  }
}
