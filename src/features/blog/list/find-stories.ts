import { createReads } from '../../../api/reads.ts';
import { searchExcerpt, storyExcerpt } from '../../../lib/blog/story-excerpts.ts';
import { merged } from '../../../lib/blog/story-order.ts';
import { postCard } from '../../../lib/post-card.ts';
import { postsPerPage } from '../../../lib/routes.ts';
import { makeCard } from './make-card.ts';
import type { StoriesList } from './stories-list.ts';
import { type ListedStory, type LocalStory, listedStory } from './story-cards.ts';

type Asked = { q: string; ids: readonly string[] | null; pages: number };

const reads = createReads(fetch, '');

/** The posts that the server finds, of every page of the list up to some page of what was found. */
async function found({ q, ids, pages }: Asked) {
  if (ids?.length === 0) return { items: [], total: 0 };
  const query = { q, pageSize: postsPerPage, ...(ids && { ids: ids.join(',') }) };
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  const answers = await Promise.all(numbers.map((page) => reads.posts({ ...query, page })));
  return { items: answers.flatMap(({ items }) => items), total: answers[0]?.total ?? 0 };
}

function holds({ id, text }: LocalStory, { q, ids }: Asked): boolean {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return (ids?.includes(id) ?? true) && words.every((word) => text.includes(word));
}

/** Every story that the filters leave, also those that stand on no page that is open. */
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
  const kept = local.filter((story) => holds(story, asked));
  const all = merged<ListedStory, ListedStory>(stories, kept);
  return { stories: all, total: total + all.length - stories.length };
}
