import type { Post } from '../../../src/entities/post.ts';
import { postDefaults } from '../../../src/entities/post-defaults.ts';
import { toSlug } from '../../../src/entities/slug.ts';
import { createRandom, type Random, seedFrom, shuffled } from '../../../src/lib/drawings/random.ts';
import { article, oneOf, sentence, wholeBetween } from './prose.ts';
import { colors, objects, subjects, tags } from './words.ts';

/** A post and the id it is stored under. */
export type GeneratedPost = { id: string; post: Post };

const NEWEST = Date.UTC(2026, 9, 31, 9);
const APART_MS = 5 * 60 * 60 * 1000;

/** The last line of every body; saves change its mark without changing the word count. */
export const marked = (body: string, mark: string): string =>
  `${body.replace(/\n\nLast revised under the mark \S+$/, '')}\n\nLast revised under the mark ${mark}`;

const hex = (random: Random, digits: number) =>
  Array.from({ length: digits }, () => wholeBetween(random, 0, 15).toString(16)).join('');

const uuid = (random: Random) =>
  `${hex(random, 8)}-${hex(random, 4)}-4${hex(random, 3)}-a${hex(random, 3)}-${hex(random, 12)}`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const titleOf = (random: Random, number: number) =>
  `${capital(oneOf(random, subjects))} and ${oneOf(random, objects)} (${number})`;

/** Some tags are used more than others, as on any blog. */
function tagsOf(random: Random): string[] {
  const common = shuffled(random, tags.slice(0, wholeBetween(random, 6, tags.length)));
  return common.slice(0, wholeBetween(random, 2, 4));
}

/** The post with this number, newest first from 0: the same on every machine and in every run. */
export function generatePost(number: number): GeneratedPost {
  const random = createRandom(seedFrom(`post ${number}`));
  const title = titleOf(random, number + 1);
  const moment = new Date(NEWEST - number * APART_MS).toISOString();
  const post: Post = {
    slug: toSlug(title),
    formerSlugs: [],
    title,
    body: marked(article(random, number % 3 === 0), `r${hex(random, 8)}`),
    tags: tagsOf(random),
    color: oneOf(random, colors),
    theme: { ...postDefaults.theme },
    coverImageUrl: null,
    excerpt: sentence(random),
    status: 'published',
    createdAt: moment,
    updatedAt: moment,
    publishedAt: moment,
  };
  return { id: uuid(random), post };
}
