import { describe, expect, it } from 'vitest';
import { createReads } from './reads.ts';

/** A reader of an API with given answers, and the requests it made. */
function reader(answer: unknown, base = '') {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const fetcher: typeof fetch = async (input, init) => {
    asked.push({ url: String(input), init });
    return Response.json(answer);
  };
  return { reads: createReads(fetcher, base), asked };
}

describe('the read helper', () => {
  it('is a GET with Accept JSON below the base address', async () => {
    const { reads, asked } = reader({ fullName: 'Robin' }, 'https://api.example');
    expect(await reads.profile()).toEqual({ fullName: 'Robin' });
    expect(asked[0]?.url).toBe('https://api.example/api/profile');
    expect(asked[0]?.init?.method ?? 'GET').toBe('GET');
    expect(asked[0]?.init?.headers).toEqual({ Accept: 'application/json' });
  });

  it.each([
    [[{ id: 'a' }], [{ id: 'a' }]],
    [{ items: [{ id: 'a' }] }, [{ id: 'a' }]],
    [{ data: [{ id: 'a' }] }, [{ id: 'a' }]],
    [{ experiences: [{ id: 'a' }] }, [{ id: 'a' }]],
    [{}, []],
    [null, []],
  ])('takes the list out of %j', async (answer, list) => {
    expect(await reader(answer).reads.gallery()).toEqual(list);
  });

  it('on 405 the gallery falls back to certificates mapped to gallery items', async () => {
    const certificate = {
      id: 'c',
      title: 'A',
      description: 'B',
      imageUrl: '/c.png',
      skills: ['S'],
    };
    const fetcher: typeof fetch = async (input) =>
      String(input).endsWith('/gallery')
        ? new Response('Method Not Allowed', { status: 405 })
        : Response.json([{ ...certificate, sortOrder: 0, issuer: 'D' }]);
    expect(await createReads(fetcher, '').gallery()).toEqual([
      {
        ...{ id: 'c', title: 'A', description: 'B', imageUrl: '/c.png', tags: ['S'] },
        ...{ sortOrder: 0, published: true },
      },
    ]);
  });

  it('after any other refusal the gallery fails', async () => {
    const fetcher: typeof fetch = async (input) =>
      String(input).endsWith('/gallery')
        ? new Response('Away', { status: 503 })
        : Response.json([]);
    await expect(createReads(fetcher, '').gallery()).rejects.toMatchObject({ status: 503 });
  });

  it('asks for posts by page, size, tag and words, and sends no parameter that is not given', async () => {
    const { reads, asked } = reader({ items: [] });
    await reads.posts();
    await reads.posts({ page: 2, pageSize: 200, tag: 'a&b', q: '' });
    expect(asked.map(({ url }) => url)).toEqual([
      '/api/posts?view=brief',
      '/api/posts?page=2&pageSize=200&tag=a%26b&view=brief',
    ]);
  });

  it('asks for one post, whatever its id or slug', async () => {
    const { reads, asked } = reader({});
    await reads.post('a/../b?c');
    await reads.relatedPosts('a b');
    expect(asked.map(({ url }) => url)).toEqual([
      '/api/posts/a%2F..%2Fb%3Fc',
      '/api/posts/a%20b/related?view=brief',
    ]);
  });

  it('throws what the API says is wrong', async () => {
    const fetcher = async () => new Response('Blog post not found', { status: 404 });
    await expect(createReads(fetcher, '').post('x')).rejects.toMatchObject({
      status: 404,
      message: 'Blog post not found',
    });
  });
});
