import { describe, expect, it } from 'vitest';
import type { Reads } from '../../../api/reads.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { findPost } from './find-post.ts';

const failing = (status: number) => () => Promise.reject(new ApiError(status, 'no'));
const api = (post: unknown, related: unknown) =>
  ({ post, relatedPosts: related }) as unknown as Reads;
const found = async () => ({ slug: 'two-promises' });

describe('post reader', () => {
  it('finds a post and its related posts', async () => {
    const result = await findPost(
      api(found, async () => [1]),
      'two-promises',
    );
    expect(result).toEqual({ post: { slug: 'two-promises' }, related: [1] });
  });

  it('finds nothing when there is no such post', async () => {
    expect(await findPost(api(failing(404), failing(404)), 'none')).toBeNull();
  });

  it('is shown without related posts when the post has gone meanwhile', async () => {
    const result = await findPost(api(found, failing(404)), 'two-promises');
    expect(result?.related).toEqual([]);
  });

  it('does not mistake a failure for a missing post', async () => {
    await expect(findPost(api(failing(503), found), 'x')).rejects.toThrow('no');
  });
});
