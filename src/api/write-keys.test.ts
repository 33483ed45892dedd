import { describe, expect, it } from 'vitest';
import { createOwnerApi } from './writes.ts';

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

describe('write requests', () => {
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
});
