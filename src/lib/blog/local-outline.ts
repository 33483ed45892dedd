import { countWords } from '../count-words.ts';
import { plainText } from '../plain-text.ts';
import { readingMinutes, wordsPerCodeBlock } from '../reading-time.ts';

/**
 * What a card shows of a body: its text, its reading time, and the word count under each heading.
 */
export type Outline = { text: string; minutes: number; sections: number[] };

const codeBlock = /<pre\b[\s\S]*?<\/pre>|^[ \t]*```[\s\S]*?^[ \t]*```[^\n]*$/gim;
/** Where a heading begins, unless it has no words: then none is shown. */
const headingStart = /(?=<h[1-6]\b(?![^>]*>\s*<\/h))|^(?=#{1,6} +[^\s#])/gim;
const marks = /^[ \t]*(?:#{1,6}|>|[-*+]|\d+\.)[ \t]+|[*_`~]+|!?\[([^\]]*)\]\([^)]*\)/gm;

const textOf = (part: string) =>
  plainText(/<[a-z][^>]*>/i.test(part) ? part : part.replace(marks, '$1'));

function wordsOf(part: string): number {
  const blocks = part.match(codeBlock)?.length ?? 0;
  return countWords(textOf(part.replace(codeBlock, ' '))) + blocks * wordsPerCodeBlock;
}

/**
 * Approximates what the server counts in a body, HTML or Markdown, for a post that only this device
 * has, because the server's own parser is far too large to send to a browser.
 */
export function outlineOf(body: string): Outline {
  const parts = body.split(headingStart);
  const counts = parts.map(wordsOf);
  const words = counts.reduce((sum, count) => sum + count, 0);
  const headed = counts.filter((_, at) => parts[at]?.search(headingStart) === 0);
  return {
    text: textOf(body.replace(codeBlock, ' ')),
    minutes: readingMinutes(words),
    sections: headed.length > 0 ? headed : [words],
  };
}
