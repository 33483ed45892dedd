import { decodedOrAsIs } from '../../../../lib/decoded.ts';
import { localPost } from '../../../../stores/local-posts/local-posts.ts';
import { readerMessages } from '../messages.ts';

/** Shows a message on the card in place of the post. */
function say(card: HTMLElement, title: string, hint: string): void {
  const [heading, words] = [card.querySelector('h1'), card.querySelector('.meta')];
  if (heading) heading.textContent = title;
  if (words) words.textContent = hint;
}

/** Shows this device's post for the address if the server has none. */
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
