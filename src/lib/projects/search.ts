import type { ProjectView } from '../../entities/project.ts';
import { folded, relatedTerms, wordsOf } from './synonyms.ts';

/** The score of each kind of match (spec 2 §9). */
export const scores = { name: 10, technology: 5, summary: 3, related: 2 } as const;

/** The searched parts of a project; `summaryText` is the summary without markup. */
export type Searched = Pick<ProjectView, 'name' | 'techStack'> & { summaryText: string };

/** A project prepared for repeated searches. */
export type SearchEntry = { name: string; technologies: string[]; summary: string; words: string };

/** A query prepared for comparison with many projects. */
export type Query = { text: string; related: readonly string[] };

/** Prepares a project for searches. */
export const searchEntry = ({ name, techStack, summaryText }: Searched): SearchEntry => ({
  name: folded(name),
  technologies: techStack.map(folded),
  summary: folded(summaryText),
  words: wordsOf(`${name} ${techStack.join(' ')} ${summaryText}`),
});

/** Prepares a typed query; returns null for a blank one, which filters nothing (spec 2 §5). */
export function searchQuery(typed: string): Query | null {
  const text = folded(typed);
  return text === '' ? null : { text, related: relatedTerms(text).map(wordsOf) };
}

const countOf = (items: readonly string[], holds: (item: string) => boolean) =>
  items.reduce((count, item) => count + Number(holds(item)), 0);

/**
 * The search score: +10 if the name contains the query, +5 per matching technology, +3 if the
 * summary contains it, +2 per related synonym found (spec 2 §9). A score above 0 is a match.
 */
export function searchScore(entry: SearchEntry, { text, related }: Query): number {
  return (
    Number(entry.name.includes(text)) * scores.name +
    countOf(entry.technologies, (technology) => technology.includes(text)) * scores.technology +
    Number(entry.summary.includes(text)) * scores.summary +
    countOf(related, (term) => entry.words.includes(term)) * scores.related
  );
}
