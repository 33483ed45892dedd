import { dictionary, folded, isBimTerm, relatedTerms } from './synonyms.ts';

/** At most this many suggestions are shown (spec 2 §9). */
const maxSuggestions = 8;

/**
 * How well a term fits: BIM terms first, then terms that begin with the query, then other matches.
 */
function rankOf(term: string, query: string): number {
  const text = folded(term);
  const fit = text.startsWith(query) ? 0 : text.includes(query) ? 1 : 2;
  return (isBimTerm(term) ? 0 : 10) + fit;
}

/**
 * Search suggestions from the dictionary and the technologies of the loaded projects: terms that
 * contain the typed text, and terms related to it or to a term that starts with it, BIM-related
 * terms first, at most 8 (spec 2 §9).
 */
export function suggestionsFor(typed: string, technologies: readonly string[]): string[] {
  const query = folded(typed);
  if (query === '') return [];
  const containing = [...dictionary, ...technologies].filter((term) =>
    folded(term).includes(query),
  );
  const begun = dictionary.filter((term) => folded(term).startsWith(query));
  const related = [query, ...begun].flatMap(relatedTerms);
  const byFold = new Map([...related, ...containing].map((term) => [folded(term), term.trim()]));
  byFold.delete(query);
  return [...byFold.values()]
    .sort((a, b) => rankOf(a, query) - rankOf(b, query) || (folded(a) < folded(b) ? -1 : 1))
    .slice(0, maxSuggestions);
}
