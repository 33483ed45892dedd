import { countWords } from '../count-words.ts';
import { plainText } from '../plain-text.ts';
import { readingMinutes, wordsPerCodeBlock } from '../reading-time.ts';

const codeBlock = /<pre\b[\s\S]*?<\/pre>/gi;

/** A text's words and reading time; a code block counts as 50 words (spec 2 §9). */
export function storyLength(markup: string): { words: number; minutes: number } {
  const blocks = markup.match(codeBlock)?.length ?? 0;
  const words = countWords(plainText(markup.replace(codeBlock, ' '))) + blocks * wordsPerCodeBlock;
  return { words, minutes: readingMinutes(words) };
}
