import { inSlices } from '../../../lib/in-slices.ts';

/**
 * Renders many items in a page's template and lets the server answer other visitors in between.
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
