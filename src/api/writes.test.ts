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

/** An owner's API that gets no answers, and the keys of what was sent. */
function unanswered() {
  const keys: (string | null)[] = [];
  const api = createOwnerApi(
    () => 't',
    async (_, { headers } = {}) => {
      keys.push(new Headers(headers).get('Idempotency-Key'));
      throw new TypeError('Failed to fetch');
    },
  );
  return { api, keys };
}

const htmlPage = (status: number) =>
  new Response('<!doctype html><title>Hotel</title>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  });

const refused = (status: number) => new Response(`HTTP ${status}`, { status });

afterEach(() => vi.restoreAllMocks());

describe('write requests', () => {
  it('carry the owner token in a bearer Authorization header and X-Owner-Token', async () => {
    const { api, asked } = owner('t');
    await api.create('skills', { name: 'IFC' });
    expect(asked[0]?.headers.get('Authorization')).toBe('Bearer t');
    expect(asked[0]?.headers.get('X-Owner-Token')).toBe('t');
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

  it.each<[what: string, answer: Response]>([
    ['a page of the network’s own', htmlPage(200)],
    [
      'cut short',
      new Response('{"id":"a","na', { headers: { 'Content-Type': 'application/json' } }),
    ],
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

  it('that create keep their key until they are done, so that nothing is created twice', async () => {
    const asked: (string | null)[] = [];
    const answers = [null, htmlPage(502), htmlPage(200), Response.json({}), Response.json({})];
    const api = createOwnerApi(
      () => 't',
      async (_, { headers } = {}) => {
        asked.push(new Headers(headers).get('Idempotency-Key'));
        const answer = answers.shift();
        if (!answer) throw new TypeError('Failed to fetch');
        return answer;
      },
    );
    const ends: string[] = [];
    for (let sent = 0; sent < 5; sent++) {
      const [end] = await Promise.allSettled([api.create('skills', { name: 'IFC' })]);
      ends.push(end.status);
    }
    expect(ends).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled', 'fulfilled']);
    const [first, ...others] = asked;
    expect(first).toBeTruthy();
    expect(others.map((name) => name === first)).toEqual([true, true, true, false]);
  });

  it('keep the keys of the last 20 without an answer, so that memory stays small', async () => {
    const { api, keys } = unanswered();
    const create = (n: number) => api.create('skills', { name: `${n}` }).catch(() => {});
    for (let n = 0; n <= 20; n++) await create(n);
    for (const n of [1, 21, 1]) await create(n);
    expect([keys.at(-3), keys.at(-1)]).toEqual([keys[1], keys[1]]);
    await create(0);
    expect(keys.at(-1)).not.toBe(keys[0]);
  });

  it('of an entry that keeps its own key are not remembered besides', async () => {
    const { api, keys } = unanswered();
    await api.create('skills', {}).catch(() => {});
    for (let n = 0; n < 20; n++) {
      const creation = { keyFor: () => `own-${n}`, done: () => {} };
      await api.create('skills', {}, creation).catch(() => {});
    }
    await api.create('skills', {}).catch(() => {});
    expect(keys[20]).toBe('own-19');
    expect(keys[21]).toBe(keys[0]);
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

/** A server of one skill that compares versions; `plan` says which answers are lost. */
function keepingServer(plan: string) {
  let [stored, version] = ['First', 1];
  const lost = [...plan].map((letter) => letter === 'x');
  const fetcher: typeof fetch = async (_, { headers, body } = {}) => {
    const { name } = JSON.parse(String(body));
    const isBased = new Headers(headers).get('If-Match') === `"${version}"`;
    if (isBased) [stored, version] = [name, version + 1];
    if (lost.shift()) throw new TypeError('Failed to fetch');
    if (!isBased && name !== stored) return refused(412);
    return Response.json({ name }, { headers: { ETag: `"${version}"` } });
  };
  const elsewhere = (name: string) => {
    [stored, version] = [name, version + 1];
  };
  return { fetcher, stored: () => stored, elsewhere };
}

describe('A change whose answer was lost', () => {
  it.each(['x', 'xx', 'x..x', 'x..xx'])(
    'is no conflict for the words that go on from it (answers: %s)',
    async (plan) => {
      const server = keepingServer(plan);
      const api = createOwnerApi(() => 't', server.fetcher);
      let ends = 0;
      for (let n = 1; n <= 4; n++) {
        await api.update('skills/a', { name: `Words ${n}` }, '"1"').then(
          () => (ends = n),
          (error) => expect(failureWords(error)).toBe('The server cannot be reached.'),
        );
        if (ends > 0) break;
      }
      expect(server.stored()).toBe(`Words ${ends}`);
    },
  );

  it('does not let them replace what someone else has stored since', async () => {
    const server = keepingServer('x');
    const api = createOwnerApi(() => 't', server.fetcher);
    await api.update('skills/a', { name: 'Mine' }, '"1"').catch(() => {});
    server.elsewhere('Theirs');
    const next = api.update('skills/a', { name: 'Mine, and more' }, '"1"');
    await expect(next).rejects.toMatchObject({ status: 412 });
    expect(server.stored()).toBe('Theirs');
  });

  it.each(['lost', 'never come'])(
    'is known after a reload too: its words are no conflict (the answer has %s)',
    async (what) => {
      const server = keepingServer('.');
      const quiet: typeof fetch = async (...sent) => {
        await server.fetcher(...sent);
        if (what === 'lost') throw new TypeError('Failed to fetch');
        return new Promise(() => {});
      };
      let text = '[]';
      const kept = {
        read: () => JSON.parse(text),
        keep: (all: object) => {
          text = JSON.stringify(all);
        },
      };
      void createOwnerApi(() => 't', quiet, kept)
        .update('skills/a', { name: 'Mine' }, '"1"')
        .catch(() => {});
      await vi.waitFor(() => expect(server.stored()).toBe('Mine'));
      const reloaded = createOwnerApi(() => 't', server.fetcher, kept);
      await reloaded.update('skills/a', { name: 'Mine, and more' }, '"1"');
      expect([server.stored(), text]).toEqual(['Mine, and more', '[]']);
    },
  );

  it('does not let another part of the profile replace it', async () => {
    const server = keepingServer('x');
    const api = createOwnerApi(() => 't', server.fetcher);
    await api.save('profile', { name: 'Motto' }, '"1"', 'motto').catch(() => {});
    const next = api.save('profile', { name: 'Quote' }, '"1"', 'quote');
    await expect(next).rejects.toMatchObject({ status: 412 });
    expect(server.stored()).toBe('Motto');
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
  });
});
