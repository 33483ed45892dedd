import { createReads } from '../../../api/reads.ts';
import { searchExcerpt, storyExcerpt } from '../../../lib/blog/story-excerpts.ts';
import { merged } from '../../../lib/blog/story-order.ts';
import { postCard } from '../../../lib/post-card.ts';
import { postsPerPage } from '../../../lib/routes.ts';
import { wordSearch } from '../../../lib/word-search.ts';
import { makeCard } from './make-card.ts';
import type { StoriesList } from './stories-list.ts';
import { type ListedStory, listedStory } from './story-cards.ts';

type Asked = { q: string; ids: readonly string[] | null; pages: number };

const reads = createReads(fetch, '');

/** The posts found by the server among all, up to some page of the results. */
async function found({ q, ids, pages }: Asked) {
  if (ids?.length === 0) return { items: [], total: 0 };
  const query = { q, pageSize: postsPerPage, ...(ids && { ids: ids.join(',') }) };
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  const answers = await Promise.all(numbers.map((page) => reads.posts({ ...query, page })));
  return { items: answers.flatMap(({ items }) => items), total: answers[0]?.total ?? 0 };
}

/** Every story that passes the filters, including those on other pages of the list. */
export async function findStories(
  { root, page, local }: StoriesList,
  asked: Asked,
): Promise<{ stories: ListedStory[]; total: number }> {
  const { items, total } = await found(asked);
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
  const kept = local.filter(({ id, text }) => (asked.ids?.includes(id) ?? true) && isFound(text));
  const all = merged<ListedStory, ListedStory>(stories, kept);
  return { stories: all, total: total + all.length - stories.length };
}
