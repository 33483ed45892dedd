/** Words for comparing: letter case and accents do not count. */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text holds every word of a query; an empty query is held by every text. */
export function holdsWords(text: string, query: string): boolean {
  const words = folded(query).split(/\s+/).filter(Boolean);
  const searched = folded(text);
  return words.every((word) => searched.includes(word));
}
