import { expect, it } from 'vitest';
import { suggestedSlug, takenSlugWords } from './taken-slug.ts';

it('a refused slug comes with a free one', () => {
  expect(suggestedSlug(takenSlugWords('a', 'a-2'))).toBe('a-2');
  expect(suggestedSlug('posts/x.json is not valid JSON')).toBeNull();
});
