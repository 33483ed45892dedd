import { describe, expect, it } from 'vitest';
import { openApi, type TestApi } from '../fixtures/api.ts';

const message = { name: 'Ada', contact: 'ada@site.example', message: 'Hello' };

const write = ({ api }: TestApi, body: object = message, address = '192.0.2.1') =>
  api.request(
    '/api/contact',
    {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    },
    { address },
  );

describe('/api/contact', () => {
  it('stores the message for the owner, with the time of the server', async () => {
    const api = await openApi();
    const createdAt = new Date(api.clock.now).toISOString();
    const response = await write(api, { ...message, createdAt: '1999-01-01', id: 'mine' });
    expect([response.status, await response.json()]).toEqual([201, { createdAt }]);
    const [[name, stored] = []] = [...api.backend.documents];
    expect(name).toMatch(/^messages\/[0-9a-f-]{36}\.json$/);
    expect(JSON.parse(stored ?? '')).toEqual({ ...message, createdAt });
  });

  it('gives the messages only to the owner, newest first', async () => {
    const api = await openApi();
    for (const name of ['First', 'Second']) {
      await write(api, { ...message, name });
      api.clock.now += 1000;
    }
    const list = await api.json<{ name: string; id: string }[]>('contact', api.owner);
    expect(list.map(({ name }) => name)).toEqual(['Second', 'First']);
    expect((await api.visitor('GET', 'contact')).status).toBe(401);
  });

  it('lets the owner delete one', async () => {
    const api = await openApi();
    await write(api);
    const [{ id } = { id: '' }] = await api.json<{ id: string }[]>('contact', api.owner);
    expect((await api.visitor('DELETE', `contact/${id}`)).status).toBe(401);
    expect((await api.owner('DELETE', `contact/${id}`)).status).toBe(204);
    expect((await api.owner('DELETE', `contact/${id}`)).status).toBe(404);
    expect(api.backend.documents.size).toBe(0);
  });

  it.each<[field: string, value: unknown, text: string]>([
    ['name', ' ', 'Please enter your name.'],
    ['contact', '', 'Please provide your email or phone number.'],
    ['contact', 'nobody', 'Enter a valid email address or phone number.'],
    ['message', '\n', 'Please write a message.'],
    ['message', 'x'.repeat(1001), 'At most 1,000 characters.'],
  ])('refuses a %s of %j with 422 and stores nothing', async (field, value, text) => {
    const api = await openApi();
    const response = await write(api, { ...message, [field]: value });
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { errors: { [field]: text } },
    ]);
    expect(api.backend.documents.size).toBe(0);
  });

  it('is limited for each address: 429 with Retry-After', async () => {
    const api = await openApi();
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await write(api)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const refused = await write(api);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await write(api, message, '192.0.2.2')).status).toBe(201);
    expect(api.backend.documents.size).toBe(6);
  });

  it('is limited for all addresses together', async () => {
    const api = await openApi();
    const statuses = [];
    for (let n = 0; n < 101; n++) statuses.push((await write(api, message, `192.0.2.${n}`)).status);
    expect([statuses.indexOf(429), api.backend.documents.size]).toEqual([100, 100]);
  });

  it('stores nothing when the hidden trap field is filled in, and does not say so', async () => {
    const api = await openApi();
    expect((await write(api, { ...message, website: 'https://spam.example' })).status).toBe(201);
    expect(api.backend.documents.size).toBe(0);
    expect((await write(api, { ...message, website: '' })).status).toBe(201);
    expect(api.backend.documents.size).toBe(1);
  });

  it('refuses more than a message needs with 413', async () => {
    const api = await openApi();
    expect((await write(api, { ...message, more: 'x'.repeat(40_000) })).status).toBe(413);
  });

  it('says so when the message could not be stored', async () => {
    const api = await openApi();
    api.backend.failWith('ENOSPC');
    expect((await write(api)).status).toBe(507);
  });
});
