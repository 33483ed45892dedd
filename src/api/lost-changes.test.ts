import { describe, expect, it, vi } from 'vitest';
import { failureWords } from '../lib/save-words.ts';
import { createOwnerApi } from './writes.ts';

/** A server of one skill that compares versions; `plan` says which answers are lost. */
function keepingServer(plan: string) {
  let [stored, version] = ['First', 1];
  const lost = [...plan].map((letter) => letter === 'x');
  const fetcher: typeof fetch = async (_, { headers, body } = {}) => {
    const { name } = JSON.parse(String(body));
    const isBased = new Headers(headers).get('If-Match') === `"${version}"`;
    if (isBased) [stored, version] = [name, version + 1];
    if (lost.shift()) throw new TypeError('Failed to fetch');
    if (!isBased && name !== stored) return new Response('HTTP 412', { status: 412 });
    return Response.json({ name }, { headers: { ETag: `"${version}"` } });
  };
  const elsewhere = (name: string) => {
    [stored, version] = [name, version + 1];
  };
  return { fetcher, stored: () => stored, elsewhere };
}

describe('A change whose answer was lost', () => {
  it.each(['x', 'xx', 'x.x', 'x..x', 'x..xx'])(
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

  it('may be stored too where the server failed at it, and is then no conflict', async () => {
    const server = keepingServer('.');
    const failures = [500];
    const fetcher: typeof fetch = async (...sent) => {
      const response = await server.fetcher(...sent);
      const status = failures.shift();
      return status ? new Response('HTTP 500', { status }) : response;
    };
    const api = createOwnerApi(() => 't', fetcher);
    const first = api.update('skills/a', { name: 'Mine' }, '"1"');
    await expect(first).rejects.toMatchObject({ status: 500 });
    await api.update('skills/a', { name: 'Mine, and more' }, '"1"');
    expect(server.stored()).toBe('Mine, and more');
  });

  it('does not let them replace what someone else has stored since', async () => {
    const server = keepingServer('x');
    const api = createOwnerApi(() => 't', server.fetcher);
    await api.update('skills/a', { name: 'Mine' }, '"1"').catch(() => {});
    server.elsewhere('Theirs');
    const next = api.update('skills/a', { name: 'Mine, and more' }, '"1"');
    await expect(next).rejects.toMatchObject({ status: 412 });
    expect(server.stored()).toBe('Theirs');
  });

  it('does not let another part of the profile replace it', async () => {
    const server = keepingServer('x');
    const api = createOwnerApi(() => 't', server.fetcher);
    await api.save('profile', { name: 'Motto' }, '"1"', 'motto').catch(() => {});
    const next = api.save('profile', { name: 'Quote' }, '"1"', 'quote');
    await expect(next).rejects.toMatchObject({ status: 412 });
    expect(server.stored()).toBe('Motto');
  });
});
