import { postMessages } from '../../../entities/post-messages.ts';

/** The word for so many stories. */
export const storiesWord = (count: number): string => (count === 1 ? 'story' : 'stories');

/** The labels of the header's other figures, by which the script finds those it has to fill in. */
export const statLabels = {
  minutes: 'total minutes',
  read: 'stories read',
  streak: 'day streak',
} as const;

/** The texts for an empty list, with what to do about it (spec 2 §2). */
export const emptyTexts = {
  bookmarks: ['No bookmarked posts yet', 'Press the bookmark of a story to keep it here.'],
  recent: ['No recent reads', 'The last five stories you open are kept here.'],
  both: ['No posts found', 'None of the last five stories you opened is bookmarked.'],
  found: ['No posts found', 'Other words may find what you look for.'],
  foundAmong: ['No posts found', 'Other words, or all stories, may hold what you look for.'],
  beyond: ['No posts found', 'This page has no stories.'],
  none: [postMessages.none, 'The first story is still being written.'],
} as const;

export type EmptyState = keyof typeof emptyTexts;

/** On the card of a story that only its owner sees. */
export const notPublished = 'Not published';

export const loadFailed = 'Failed to load blog';

const count = (stories: number) => `${stories} ${storiesWord(stories)}`;

/** How many of all stories are on this page. */
export const countText = (shown: number, total: number, isPart: boolean): string =>
  isPart ? `${shown} of ${count(total)}` : count(total);

/** How many stories were found, and how many of those are shown so far. */
export const foundText = (shown: number, found: number): string =>
  `${count(found)} found${shown < found ? `, the first ${shown} shown` : ''}`;
