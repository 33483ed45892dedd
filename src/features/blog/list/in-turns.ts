/** So many are rendered before others get their turn. */
const BATCH = 12;

/**
 * The markup of many things, for a page's template, where it is rendered: while a long list is rendered, visitors of other
 * pages are answered in between.
 *
 * @example {inTurns(posts, (post) => <StoryCard card={postCard(post)} />)}
 */
export async function* inTurns<T, U>(items: readonly T[], render: (item: T) => U) {
  for (const [place, item] of items.entries()) {
    if (place > 0 && place % BATCH === 0) await new Promise((resolve) => setImmediate(resolve));
    yield render(item);
  }
}
