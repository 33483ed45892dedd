import { postDefaults } from '../../../entities/post-defaults.ts';
import { outlineOf } from '../../../lib/blog/local-outline.ts';
import { searchExcerpt, storyExcerpt } from '../../../lib/blog/story-excerpts.ts';
import { dayLabel } from '../../../lib/dates.ts';
import { drawnWords } from '../../../lib/drawings/post-section.ts';
import { postEditPath } from '../../../lib/form-routes.ts';
import { postPath } from '../../../lib/routes.ts';
import { isLocalId, type LocalPost } from '../../../stores/local-posts/local-post.ts';
import { $localPosts } from '../../../stores/local-posts/local-posts.ts';
import { $ownerToken } from '../../../stores/owner/session.ts';
import { notPublished } from './list-texts.ts';
import { fillExcerpt, makeCard, markAs } from './make-card.ts';
import { listOwn } from './own-stories.ts';
import type { StoriesList } from './stories-list.ts';
import { listedStory, type OwnStory } from './story-cards.ts';

/** The link of a local story: the owner continues writing, anyone else reads the published one. */
const hrefOf = ({ id, slug }: LocalPost) =>
  $ownerToken.get() === null ? postPath(slug || id) : postEditPath(id);

function toStory(root: HTMLElement, post: LocalPost): OwnStory {
  const { id, slug, tags, color, createdAt } = post;
  const { text, minutes, sections: words } = outlineOf(post.body);
  const sections = words.map(drawnWords);
  const title = post.title.trim() || postDefaults.title;
  const dates = { day: dayLabel(createdAt), moment: createdAt };
  const shown = { id, slug, title, color, tags, minutes, sections, preview: text, excerpt: text };
  const card = makeCard(root, { ...shown, ...dates, href: hrefOf(post) }, storyExcerpt(text));
  markAs(card, isLocalId(id) ? notPublished : 'Changes not published');
  const tellExcerpt = (isSearched: boolean) =>
    fillExcerpt(card, isSearched ? { full: searchExcerpt(text), short: '' } : storyExcerpt(text));
  const searched = `${title} ${tags.join(' ')} ${text}`;
  return { ...listedStory(card), text: searched, minutes, tellExcerpt };
}

let isStarted = false;

/** Adds this device's posts to the list, each marked, and keeps them up to date. */
export function startLocal(list: StoriesList): void {
  if (isStarted) return;
  isStarted = true;
  const take = (posts: readonly LocalPost[]) => {
    listOwn(list, { device: posts.map((post) => toStory(list.root, post)) });
  };
  const takeNow = () => {
    take($localPosts.get());
    void list.arrange();
  };
  take($localPosts.get());
  $localPosts.listen(takeNow);
  $ownerToken.listen(takeNow);
}
