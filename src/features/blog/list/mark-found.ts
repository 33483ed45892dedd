import { foldedInPlace } from '../../../lib/folded-in-place.ts';
import { wordsIn } from '../../../lib/word-search.ts';
import type { StoriesList } from './stories-list.ts';

const name = 'found';

function rangesIn(text: Text, words: readonly string[]): Range[] {
  const content = foldedInPlace(text.data);
  const ranges: Range[] = [];
  for (const word of words) {
    for (let at = content.indexOf(word); at >= 0; at = content.indexOf(word, at + word.length)) {
      const range = new Range();
      range.setStart(text, at);
      range.setEnd(text, Math.min(text.length, at + word.length));
      ranges.push(range);
    }
  }
  return ranges;
}

/** Highlights the searched words, if the browser can do so without changing the cards. */
export function markFound({ root, filters }: StoriesList): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(name);
  const words = wordsIn(filters.q);
  if (words.length === 0) return;
  const ranges: Range[] = [];
  for (const part of root.querySelectorAll('.story :is(h2 a, .excerpt, .chip)')) {
    for (const node of part.childNodes) {
      if (node instanceof Text) ranges.push(...rangesIn(node, words));
    }
  }
  CSS.highlights.set(name, new Highlight(...ranges));
}
