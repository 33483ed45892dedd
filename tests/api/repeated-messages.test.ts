import { describe, expect, it } from 'vitest';
import { openApi } from '../fixtures/api.ts';

const named = (key: string) => ({ 'Idempotency-Key': key });

describe('a message to the owner sent again because its answer was lost', () => {
  const message = { name: 'Ada', contact: 'ada@site.example', message: 'Hello' };

  async function withVisitors() {
    const opened = await openApi();
    const headers = { 'Content-Type': 'application/json', ...named('a') };
    const write = (words = 'Hello', address = '192.0.2.1') =>
      opened.api.request(
        '/api/contact',
        { method: 'POST', headers, body: JSON.stringify({ ...message, message: words }) },
        { address },
      );
    const kept = () => opened.json<unknown[]>('contact', opened.owner);
    return { ...opened, write, kept };
  }

  it('is kept once, and gets the first answer', async () => {
    const { write, kept, clock } = await withVisitors();
    const [first, second] = await Promise.all([write(), write()]);
    clock.now += 1000;
    const third = await write();
    const answers = await Promise.all([first, second, third].map((answer) => answer.json()));
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    expect(await kept()).toHaveLength(1);
  });

  it('does not count as one more of the messages that an address may send', async () => {
    const { write } = await withVisitors();
    for (let n = 0; n < 10; n++) expect((await write()).status).toBe(201);
    for (let n = 0; n < 4; n++) expect((await write(`More ${n}`)).status).toBe(201);
    expect((await write('Too many')).status).toBe(429);
  });

  it('with other words is another message', async () => {
    const { write, kept } = await withVisitors();
    await write();
    await write('Hello again');
    expect(await kept()).toHaveLength(2);
  });

  it('with other words is another message, even after the clock of its device was set back', async () => {
    const { kept, api } = await withVisitors();
    const write = (words: string, key: string) => {
      const body = JSON.stringify({ ...message, message: words });
      const headers = { 'Content-Type': 'application/json', ...named(key) };
      const init = { method: 'POST', headers, body };
      return api.request('/api/contact', init, { address: '192.0.2.1' });
    };
    await write('Hello', 'a;20');
    expect((await write('Hello again', 'a;10')).status).toBe(201);
    expect(await kept()).toHaveLength(2);
  });

  it('is not taken for a message of another visitor under the same key', async () => {
    const { write, kept, clock } = await withVisitors();
    const first = await (await write()).json();
    clock.now += 1000;
    expect(await (await write('Hello', '192.0.2.2')).json()).not.toEqual(first);
    expect(await kept()).toHaveLength(2);
  });

  it('does not make the owner’s answers be forgotten, however many write', async () => {
    const { owner, visitor, json } = await withVisitors();
    const create = () => owner('POST', 'skills', { name: 'Rhino' }, named('a'));
    await create();
    for (let n = 0; n < 60; n++) await visitor('POST', 'contact', message, named(`${n}`));
    await create();
    expect(await json('skills')).toHaveLength(1);
  });
});
