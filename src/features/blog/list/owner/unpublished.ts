import type { PostBrief } from '../../../../entities/post-brief.ts';
import { searchExcerpt, storyExcerpt } from '../../../../lib/blog/story-excerpts.ts';
import { postEditPath } from '../../../../lib/form-routes.ts';
import { postCard } from '../../../../lib/post-card.ts';
import { ownerApi } from '../../../../owner/owner-api.ts';
import { $ownerToken } from '../../../../stores/owner/session.ts';
import { retryNote } from '../../../../ui/retry-note.ts';
import { notPublished } from '../list-texts.ts';
import { fillExcerpt, makeCard, markAs } from '../make-card.ts';
import { listOwn } from '../own-stories.ts';
import type { StoriesList } from '../stories-list.ts';
import { listedStory, type OwnStory } from '../story-cards.ts';
import { readDrafts } from './read-drafts.ts';

function toStory(root: HTMLElement, post: PostBrief): OwnStory {
  const short = { ...postCard(post), href: postEditPath(post.id) };
  const card = makeCard(root, short, storyExcerpt(short.excerpt));
  markAs(card, notPublished);
  const tellExcerpt = (isSearched: boolean) =>
    fillExcerpt(
      card,
      isSearched ? { full: searchExcerpt(post.preview), short: '' } : storyExcerpt(short.excerpt),
    );
  const text = `${post.title} ${post.tags.join(' ')} ${post.preview}`;
  return { ...listedStory(card), text, minutes: post.minutes, tellExcerpt };
}

/** The stories on the server that are not published: files of drafts, say, that were put there. */
async function unpublishedStories(root: HTMLElement): Promise<OwnStory[]> {
  // To one who is the owner no more, the server lists what visitors see: none of these.
  const [drafts] = await Promise.all([readDrafts(ownerApi), ownerApi.read('auth/me')]);
  return drafts.map((post) => toStory(root, post));
}

/**
 * Lists for the owner, as long as owner mode is on, what the server shows to nobody else. While that
 * cannot be read, it says above the list that it is missing, and why.
 */
export function startUnpublished(list: StoriesList): void {
  let note: HTMLElement | null = null;
  const tell = (error: unknown) => {
    note?.remove();
    const ways = { className: 'meta', retry: () => follow($ownerToken.get()) };
    note = retryNote('What is not published is not listed.', error, ways);
    list.root.querySelector('[data-list]')?.before(note);
    return [];
  };
  const follow = async (token: string | null) => {
    note?.remove();
    const found = token === null ? [] : await unpublishedStories(list.root).catch(tell);
    listOwn(list, { unpublished: $ownerToken.get() === token ? found : [] });
    await list.arrange();
  };
  $ownerToken.subscribe(follow);
}
