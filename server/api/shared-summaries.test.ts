import { expect, it } from 'vitest';
import { storedPost } from '../../tests/fixtures/posts.ts';
import { hasSummary, summaryOf } from './post-summaries.ts';
import { adoptSummaries, collectSummaries } from './shared-summaries.ts';

/** The same post in another process. */
const post = (id: string, title = id) => ({
  id,
  version: `${id}-${title}`,
  value: storedPost({ title, body: 'Words. <img src="/uploads/a.png" alt="">' }),
});

it('tells each summary made here once, and holds it where the post is the same', () => {
  const made = collectSummaries();
  const [here, there] = [post('a'), post('a')];
  const { json, minutes } = summaryOf(here);
  const told = made();
  expect([told.length, made()]).toEqual([1, []]);
  adoptSummaries(new Map([['a', there]]), told);
  expect(hasSummary(there)).toBe(true);
  expect(summaryOf(there)).toEqual({ json, minutes, pictures: ['/uploads/a.png'] });
  expect(made()).toEqual([]);
});

it('takes over none of a post that has changed or is gone', () => {
  const made = collectSummaries();
  summaryOf(post('a'));
  summaryOf(post('b'));
  const changed = post('a', 'Changed');
  adoptSummaries(new Map([['a', changed]]), made());
  expect(hasSummary(changed)).toBe(false);
});
