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

/** The local posts that are not among the server's. */
export const onlyLocal = <L extends Named>(server: readonly Named[], local: readonly L[]): L[] =>
  local.filter((post) => !server.some(isSame(post)));

/**
 * Joins the server's posts and the device's into one list. Two with the same slug or id are the
 * same post, and the local one wins (spec 2 §7).
 */
export function merged<S extends Named, L extends Named>(
  server: readonly S[],
  local: readonly L[],
): (S | L)[] {
  const copyOf = (post: S) =>
    local.find(({ id }) => id === post.id) ?? local.find(({ slug }) => slug === post.slug);
  const together = server.map((post) => copyOf(post) ?? post);
  return [...new Set([...onlyLocal(server, local), ...together])];
}
