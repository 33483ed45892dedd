import { createReads } from '../../../api/reads.ts';
import { searchExcerpt, storyExcerpt } from '../../../lib/blog/story-excerpts.ts';
import { merged } from '../../../lib/blog/story-order.ts';
import { postCard } from '../../../lib/post-card.ts';
import { wordSearch } from '../../../lib/word-search.ts';
import { type Asked, foundPosts } from './found-posts.ts';
import { makeCard } from './make-card.ts';
import { type ListedStory, listedStory, type OwnStory } from './story-cards.ts';

const reads = createReads(fetch, '');

/** A page of the list: where it stands, its stories, and those that replace some of them. */
type ListPage = {
  root: HTMLElement;
  page: readonly ListedStory[];
  own: readonly OwnStory[];
};

/** Every story that passes the filters, including those on other pages of the list. */
export async function findStories(
  { root, page, own }: ListPage,
  asked: Asked,
): Promise<{ stories: ListedStory[]; total: number }> {
  const { items, total } = await foundPosts(reads, asked);
  const isSearched = asked.q !== '';
  const stories = items.map((post): ListedStory => {
    const here = page.find(({ id }) => id === post.id);
    if (here && !isSearched) return here;
    const card = postCard(post);
    const excerpt = isSearched
      ? { full: searchExcerpt(post.preview), short: '' }
      : storyExcerpt(card.excerpt);
    return listedStory(makeCard(root, card, excerpt));
  });
  const isFound = wordSearch(asked.q);
  const kept = own.filter(({ id, text }) => (asked.ids?.includes(id) ?? true) && isFound(text));
  const all = merged<ListedStory, ListedStory>(stories, kept);
  return { stories: all, total: total + all.length - stories.length };
}
