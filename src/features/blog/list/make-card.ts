import type { StoryExcerpt } from '../../../lib/blog/story-excerpts.ts';
import { cardLimits } from '../../../lib/card-limits.ts';
import { postSection } from '../../../lib/drawings/post-section.ts';
import type { PostCard } from '../../../lib/post-card.ts';
import { storyAnchor } from '../../../lib/routes.ts';
import { tagColour } from '../../../lib/tag-colour.ts';
import { firstOf } from '../../../lib/tags.ts';

const span = (className: string, textContent: string) =>
  Object.assign(document.createElement('span'), { className, textContent });

/** Puts an excerpt on a card, for all of its views. */
export const fillExcerpt = (card: Element, { full, short }: StoryExcerpt): void =>
  card
    .querySelector('.excerpt')
    ?.replaceChildren(...(short ? [span('full', full), span('short', short)] : [full]));

function chipsOf(tags: readonly string[]): HTMLElement[] {
  const { shown, more } = firstOf(tags, cardLimits.storyTags);
  if (shown.length === 0) return [];
  const chips = Object.assign(document.createElement('ul'), { className: 'chips' });
  const chip = (className: string, textContent: string) =>
    Object.assign(document.createElement('li'), { className, textContent });
  for (const tag of shown) {
    const one = chip('chip', tag);
    one.style.setProperty('--tag', tagColour(tag));
    chips.append(one);
  }
  if (more > 0) chips.append(chip('more', `+${more} more`));
  return [chips];
}

/** Says on a card that not every visitor sees the story as it is there. */
export function markAs(card: HTMLElement, words: string): void {
  const badge = Object.assign(document.createElement('span'), { className: 'badge half local' });
  badge.textContent = words;
  card.querySelector('time')?.after(badge);
}

/** Makes a card for a story that is not on the page, from the page's blank card. */
export function makeCard(root: HTMLElement, story: PostCard, excerpt: StoryExcerpt): HTMLElement {
  const template = root.querySelector<HTMLTemplateElement>('template[data-card]');
  const card = template?.content.firstElementChild?.cloneNode(true);
  if (!(card instanceof HTMLElement)) throw new Error('The page has no blank card.');
  const part = (selector: string) => card.querySelector(selector) as HTMLElement;
  card.id = storyAnchor(story.slug);
  card.dataset.post = story.id;
  part('.ground').innerHTML = postSection(story.sections);
  const time = part('time') as HTMLTimeElement;
  [time.dateTime, time.textContent] = [story.moment, story.day];
  part('.minutes').textContent = `${story.minutes} min read`;
  const link = part('h2 a') as HTMLAnchorElement;
  [link.href, link.textContent] = [story.href, story.title];
  part('.keep').ariaLabel = `Bookmark ${story.title}`;
  fillExcerpt(card, excerpt);
  part('.excerpt').after(...chipsOf(story.tags));
  return card;
}
