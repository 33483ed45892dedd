/** Text cut to at most `max` characters at the end of a word, with an ellipsis if it was cut. */
export function excerptOf(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  const wordEnd = cut.lastIndexOf(' ');
  return `${cut.slice(0, wordEnd > max * 0.6 ? wordEnd : max).trimEnd()}…`;
}
