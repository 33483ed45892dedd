/** What the order of the list depends on. */
export type PlacedStory = { id: string; moment: string };

type Reader = { bookmarks: readonly string[]; recent: readonly string[] };

/**
 * Sorts stories: bookmarked first, then recently read, then newest first (spec 2 §4). Stories of
 * the same moment keep their order.
 */
export function ordered<T extends PlacedStory>(
  stories: readonly T[],
  { bookmarks, recent }: Reader,
): T[] {
  const [kept, opened] = [new Set(bookmarks), new Set(recent)];
  const rank = ({ id }: T) => (kept.has(id) ? 0 : opened.has(id) ? 1 : 2);
  const newest = (a: T, b: T) => (a.moment === b.moment ? 0 : a.moment < b.moment ? 1 : -1);
  return stories.toSorted((a, b) => rank(a) - rank(b) || newest(a, b));
}

type Named = { id: string; slug: string };

const isSame = (one: Named) => (other: Named) => one.id === other.id || one.slug === other.slug;

/** The own stories that are not among the listed ones. */
export const onlyOwn = <O extends Named>(listed: readonly Named[], own: readonly O[]): O[] =>
  own.filter((story) => !listed.some(isSame(story)));

/**
 * Joins listed stories and own ones, as of this device, into one list. Two with the same slug or id
 * are the same story, and the own one wins (spec 2 §7).
 */
export function merged<L extends Named, O extends Named>(
  listed: readonly L[],
  own: readonly O[],
): (L | O)[] {
  const copyOf = (story: L) =>
    own.find(({ id }) => id === story.id) ?? own.find(({ slug }) => slug === story.slug);
  const together = listed.map((story) => copyOf(story) ?? story);
  return [...new Set([...onlyOwn(listed, own), ...together])];
}
