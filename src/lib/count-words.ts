/** Scripts whose words have no spaces between them. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

let segmenter: Intl.Segmenter | undefined;

/** Finds words by a dictionary, which takes far longer than spaces do. */
function countBySegmenter(text: string): number {
  // Always the same language, so that server and browser agree.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words++;
  return words;
}

/** The number of words in a plain text, of scripts without spaces too. */
export function countWords(text: string): number {
  const spaced = text.match(/\S+/g) ?? [];
  if (!unspaced.test(text)) return spaced.length;
  const runs = spaced.filter((run) => unspaced.test(run));
  return spaced.length - runs.length + countBySegmenter(runs.join(' '));
}
