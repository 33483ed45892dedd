import { inSlices } from '../../../lib/in-slices.ts';

/**
 * The markup of many things, for a page's template: while a long list is rendered, visitors of
 * other pages are answered in between.
 *
 * @example {inTurns(posts, (post) => <StoryCard card={postCard(post)} />)}
 */
export async function* inTurns<T, U>(items: readonly T[], render: (item: T) => U) {
  const turn = inSlices();
  for (const item of items) {
    await turn();
    yield render(item);
  }
}
