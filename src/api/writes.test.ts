import { afterEach, describe, expect, it, vi } from 'vitest';
import { failureWords } from '../lib/save-words.ts';
import { createOwnerApi } from './writes.ts';

/** An owner's API with given answers, in turn, and the requests it got. */
function owner(token: string | null, ...answers: Response[]) {
  const asked: { url: string; method: string; headers: Headers; body: unknown }[] = [];
  const fetcher: typeof fetch = async (input, { method = '', headers, body } = {}) => {
    asked.push({ url: String(input), method, headers: new Headers(headers), body });
    return answers.shift() ?? Response.json({});
  };
  return { api: createOwnerApi(() => token, fetcher), asked };
}

const htmlPage = (status: number) =>
  new Response('<!doctype html><title>Hotel</title>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  });

const refused = (status: number) => new Response(`HTTP ${status}`, { status });

afterEach(() => vi.restoreAllMocks());

describe('write requests', () => {
  it('carry the owner token in a bearer Authorization header and X-Owner-Token, and JSON', async () => {
    const { api, asked } = owner('t');
    await api.create('skills', { name: 'IFC' });
    expect(asked[0]?.headers.get('Authorization')).toBe('Bearer t');
    expect(asked[0]?.headers.get('X-Owner-Token')).toBe('t');
    expect(asked[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(asked[0]).toMatchObject({ url: '/api/skills', method: 'POST', body: '{"name":"IFC"}' });
  });

  it('carry also a damaged token, which the server then refuses', async () => {
    const { api, asked } = owner('令牌');
    await api.update('skills/a', {});
    expect(asked[0]?.headers.get('X-Owner-Token')).toBe('%E4%BB%A4%E7%89%8C');
  });

  it('without a token warn on the console and are still sent', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { api, asked } = owner(null);
    await api.update('skills/a', {});
    expect(warn).toHaveBeenCalledWith('Owner token is missing. Unlock owner mode first.');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.headers.has('X-Owner-Token')).toBe(false);
  });

  it('give null on 204, otherwise parsed JSON or text', async () => {
    const answers = [new Response(null, { status: 204 }), Response.json([1]), new Response('yes')];
    const { api } = owner('t', ...answers);
    const values = [];
    for (const _ of answers) values.push((await api.create<unknown>('skills', {})).value);
    expect(values).toEqual([null, [1], 'yes']);
  });

  it.each([401, 403])('answered %i say that owner mode is required', async (status) => {
    await expect(owner('t', refused(status)).api.create('skills', {})).rejects.toMatchObject({
      status,
      message:
        '401 Unauthorized: Owner mode required or session expired. Please unlock from the navbar and try again.',
    });
  });

  it('that fail otherwise give the answer text', async () => {
    await expect(owner('t', refused(500)).api.create('skills', {})).rejects.toThrow('HTTP 500');
  });

  it('that a proxy refuses over HTTP/2, with a number alone, give its name too', async () => {
    const { api } = owner('t', new Response('<h1>Too large</h1>', { status: 413 }));
    await expect(api.create('uploads', {})).rejects.toMatchObject({
      status: 413,
      message: '413 Content Too Large',
    });
  });

  it.each<[what: string, answer: Response]>([
    ['a page of the network’s own', htmlPage(200)],
    [
      'cut short',
      new Response('{"id":"a","na', { headers: { 'Content-Type': 'application/json' } }),
    ],
    ['empty', new Response('')],
    ['null', Response.json(null)],
  ])('whose answer is %s do not count as done', async (_what, answer) => {
    const error = await owner('t', answer)
      .api.create('skills', {})
      .catch((reason) => reason);
    expect(failureWords(error)).toBe('The server cannot be reached.');
  });

  it('that never arrive tell that the server cannot be reached', async () => {
    const failing = () => Promise.reject(new TypeError('Failed to fetch'));
    const error = await createOwnerApi(() => 't', failing)
      .create('skills', {})
      .catch((reason) => reason);
    expect(failureWords(error)).toBe('The server cannot be reached.');
  });

  it('have a key, but questions have none, as they change nothing', async () => {
    const { api, asked } = owner('t');
    await api.ask('posts/preview', { body: 'x' });
    await api.update('skills/a', {});
    expect(asked.map(({ headers }) => headers.has('Idempotency-Key'))).toEqual([false, true]);
    expect(asked[0]).toMatchObject({ method: 'POST', body: '{"body":"x"}' });
  });

  it('give the version of what is stored, whichever build of the server told it', async () => {
    const headers = { ETag: '"a.build"' };
    const { api } = owner('t', Response.json({}, { headers }), Response.json({}));
    expect((await api.read('projects/a')).etag).toBe('"a"');
    expect((await api.read('projects/a')).etag).toBeNull();
  });

  it('send the version they were made from', async () => {
    const { api, asked } = owner('t');
    await api.update('skills/a', {}, '"1"');
    expect(asked[0]?.headers.get('If-Match')).toBe('"1"');
  });
});

it.each([
  ['null', Response.json(null)],
  ['a word', new Response('ok')],
])('a read whose answer is %s was not answered', async (_what, answer) => {
  const error = await owner('t', answer)
    .api.read('skills')
    .catch((reason) => reason);
  expect(failureWords(error)).toBe('The server cannot be reached.');
});

describe('Delete', () => {
  it('is sent with an override header and an Accept header', async () => {
    const { api, asked } = owner('t', new Response(null, { status: 204 }));
    await api.remove('skills', 'a');
    expect(asked[0]).toMatchObject({ url: '/api/skills/a', method: 'DELETE' });
    expect(asked[0]?.headers.get('X-HTTP-Method-Override')).toBe('DELETE');
    expect(asked[0]?.headers.get('Accept')).toBe('application/json');
  });
});

describe('Profile save', () => {
  it('is a POST; on 405 it retries with PUT', async () => {
    const { api, asked } = owner('t', refused(405));
    await api.save('profile', { quote: 'q' }, '"1"');
    expect(asked.map(({ method }) => method)).toEqual(['POST', 'PUT']);
    expect(asked.map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"1"']);
  });

  it('is not retried after another refusal', async () => {
    const { api, asked } = owner('t', refused(412));
    await expect(api.save('profile', {})).rejects.toMatchObject({ status: 412 });
    expect(asked).toHaveLength(1);
  });
});

describe('Avatar upload', () => {
  it('is multipart with field file, and the answer has url', async () => {
    const { api, asked } = owner('t', Response.json({ url: '/uploads/a.webp' }));
    expect((await api.uploadAvatar(new Blob(['x']))).url).toBe('/uploads/a.webp');
    expect(asked[0]?.url).toBe('/api/upload/profile-image');
    const form = asked[0]?.body as FormData | undefined;
    expect(form?.get('file')).toBeInstanceOf(Blob);
    expect(asked[0]?.headers.has('Content-Type')).toBe(false);
  });
});
