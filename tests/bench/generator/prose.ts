import { type Random, shuffled } from '../../../src/lib/drawings/random.ts';
import { endings, headings, objects, samples, subjects, verbs } from './words.ts';

/** A random item. */
export function oneOf<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

/** A random whole number from `least` to `most`. */
export const wholeBetween = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** The number of words, which is how the length of a post is counted here. */
export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

export function sentence(random: Random): string {
  const clause = () =>
    `${oneOf(random, subjects)} ${oneOf(random, verbs)} ${oneOf(random, objects)}`;
  const start = capital(clause());
  if (random() < 0.3) return `${start}; ${clause()}.`;
  return random() < 0.6 ? `${start}, ${oneOf(random, endings)}.` : `${start}.`;
}

const paragraph = (random: Random) =>
  times(wholeBetween(random, 3, 6), () => sentence(random)).join(' ');

const list = (random: Random) =>
  times(
    wholeBetween(random, 3, 5),
    () => `- **${capital(oneOf(random, objects))}**: ${sentence(random)}`,
  ).join('\n');

function codeBlock(random: Random): string {
  const { language, code } = oneOf(random, samples);
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

/**
 * An article in Markdown with 300 to 900 words: an opening, sections with headings, a list and, on
 * request, a block of code.
 */
export function article(random: Random, withCode: boolean): string {
  const length = wholeBetween(random, 320, 720);
  const titles = shuffled(random, headings);
  const blocks = [paragraph(random), list(random)];
  if (withCode) blocks.push(codeBlock(random));
  for (let sections = 0; sections === 0 || wordCount(blocks.join(' ')) < length; sections++) {
    const title = sections % 2 === 0 ? titles.pop() : undefined;
    if (title) blocks.push(`## ${title}`);
    blocks.push(paragraph(random));
  }
  return blocks.join('\n\n');
}
