import { expect, it } from 'vitest';
import { storedPost } from '../../tests/fixtures/posts.ts';
import { hasSummary, summaryOf } from './post-summaries.ts';
import { holdTold, summariesMade } from './told-summaries.ts';

/** The same post as another process has it. */
const post = (id: string, title = id) => ({
  id,
  version: `${id}-${title}`,
  value: storedPost({ title }),
});

it('tells each summary made here once, and holds it where the post is the same', () => {
  const made = summariesMade();
  const [here, there] = [post('a'), post('a')];
  const { minutes } = summaryOf(here);
  const told = made();
  expect([told.length, made()]).toEqual([1, []]);
  holdTold(new Map([['a', there]]), told);
  expect(hasSummary(there)).toBe(true);
  expect(summaryOf(there)).toEqual({ json: summaryOf(here).json, minutes });
  expect(made()).toEqual([]);
});

it('holds none of a post that is another by now, or gone', () => {
  const made = summariesMade();
  summaryOf(post('a'));
  summaryOf(post('b'));
  const changed = post('a', 'Changed');
  holdTold(new Map([['a', changed]]), made());
  expect(hasSummary(changed)).toBe(false);
});
