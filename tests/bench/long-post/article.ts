import { createRandom, type Random, seedFrom } from '../../../src/lib/drawings/random.ts';
import { oneOf, sentence, wordCount } from '../generator/prose.ts';
import { headings, samples } from '../generator/words.ts';

/** The length of the post: a short novel with a listing on every other page. */
export const longPost = { words: 30_000, codeBlocks: 200 } as const;

const paragraph = (random: Random) => Array.from({ length: 5 }, () => sentence(random)).join(' ');

function listing(random: Random): string {
  const { language, code } = oneOf(random, samples);
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

/** The body of the post, in Markdown: the same in every run. */
export function longArticle(): string {
  const random = createRandom(seedFrom('a long post'));
  const each = longPost.words / longPost.codeBlocks;
  const blocks: string[] = [];
  for (let listings = 0; listings < longPost.codeBlocks; listings++) {
    if (listings % 5 === 0) blocks.push(`## ${oneOf(random, headings)} ${listings / 5 + 1}`);
    for (let words = 0; words < each; ) {
      const text = paragraph(random);
      words += wordCount(text);
      blocks.push(text);
    }
    blocks.push(listing(random));
  }
  return blocks.join('\n\n');
}
