import { describe, expect, it, vi } from 'vitest';
import { openApi, passphrase, type TestApi } from '../fixtures/api.ts';

type Answer = { status: number; detail?: string; token?: string };

/** Sends the sign-in form from an address. */
const signIn = (
  { api }: TestApi,
  fields: Record<string, string>,
  { address = '192.0.2.1', headers = {} as Record<string, string> } = {},
) =>
  api.request(
    '/api/auth/owner',
    { method: 'POST', body: new URLSearchParams(fields), headers },
    { address },
  );

const right = { pass_: passphrase };
const wrong = { pass_: 'wrong' };

describe('POST /api/auth/owner', () => {
  it('answers a token for the right passphrase', async () => {
    const api = await openApi();
    const response = await signIn(api, right);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const { token = '' } = (await response.json()) as Answer;
    const me = await api.visitor('GET', 'auth/me', undefined, { 'X-Owner-Token': token });
    const exp = api.clock.now / 1000 + 7 * 24 * 60 * 60;
    expect([me.status, await me.json()]).toEqual([200, { role: 'owner', exp }]);
  });

  it('takes multipart forms as well', async () => {
    const { api } = await openApi();
    const body = new FormData();
    body.set('pass_', passphrase);
    expect((await api.request('/api/auth/owner', { method: 'POST', body })).status).toBe(200);
  });

  it('answers 401 for a wrong passphrase without repeating it', async () => {
    const api = await openApi();
    for (const pass_ of ['wrong', passphrase.toUpperCase(), `${passphrase} `, 'x'.repeat(1000)]) {
      const response = await signIn(api, { pass_ });
      const text = await response.text();
      expect([response.status, text.includes(pass_)]).toEqual([401, false]);
    }
    expect(JSON.stringify(api.lines)).not.toContain('wrong');
  });

  it.each<[what: string, status: number, init: RequestInit]>([
    ['an empty passphrase', 422, { body: new URLSearchParams({ pass_: '' }) }],
    ['another field', 422, { body: new URLSearchParams(wrong.pass_) }],
    ['a passphrase without end', 422, { body: new URLSearchParams({ pass_: 'x'.repeat(1001) }) }],
    ['JSON', 415, { body: '{}', headers: { 'Content-Type': 'application/json' } }],
    ['no body', 415, {}],
    [
      'a form without parts',
      400,
      { body: 'x', headers: { 'Content-Type': 'multipart/form-data' } },
    ],
    ['a flood', 413, { body: new URLSearchParams({ pass_: 'x'.repeat(40_000) }) }],
  ])('refuses %s with %i', async (_what, status, init) => {
    const { api } = await openApi();
    const response = await api.request('/api/auth/owner', { method: 'POST', ...init });
    expect([response.status, await response.json()]).toMatchObject([status, { status }]);
  });

  it('refuses a form on another site with 403', async () => {
    const api = await openApi();
    for (const site of ['cross-site', 'same-site']) {
      const response = await signIn(api, right, { headers: { 'Sec-Fetch-Site': site } });
      expect(response.status).toBe(403);
    }
    const own = await signIn(api, right, { headers: { 'Sec-Fetch-Site': 'same-origin' } });
    expect(own.status).toBe(200);
  });

  it.each([
    ['http://localhost', 200],
    ['http://localhost:8080', 403],
    ['https://evil.example', 403],
    ['null', 403],
    ['https://robin.example', 200],
    ['https://robin.example.evil.example', 403],
  ])(
    'takes a form whose Origin is %s with %i when the browser sends no other hint',
    async (Origin, status) => {
      const api = await openApi({ siteUrl: 'https://robin.example' });
      expect((await signIn(api, right, { headers: { Origin } })).status).toBe(status);
    },
  );

  it('takes the host from a proxy only when the proxy is trusted', async () => {
    const headers = { Origin: 'http://robin.example', 'X-Forwarded-Host': 'robin.example' };
    for (const trustProxy of [true, false]) {
      const api = await openApi({ trustProxy });
      expect((await signIn(api, right, { headers })).status).toBe(trustProxy ? 200 : 403);
    }
  });

  it('answers 429 with Retry-After after too many wrong ones, only to this address', async () => {
    const api = await openApi();
    for (let n = 0; n < 20; n++) expect((await signIn(api, wrong)).status).toBe(401);
    for (const fields of [wrong, right]) {
      const response = await signIn(api, fields);
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    expect((await signIn(api, right, { address: '192.0.2.2' })).status).toBe(200);
  });

  it('resets the count after a right one', async () => {
    const api = await openApi();
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 19; n++) await signIn(api, wrong);
      expect((await signIn(api, right)).status).toBe(200);
    }
  });

  it('stops guessing from many addresses, but not the owner at an address that signed in before', async () => {
    const api = await openApi();
    expect((await signIn(api, right)).status).toBe(200);
    const guess = async (n: number) => signIn(api, wrong, { address: `198.51.100.${n}` });
    const statuses = [];
    for (let n = 0; n < 201; n++) statuses.push((await guess(n)).status);
    expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([199, 429]);
    expect((await signIn(api, right)).status).toBe(200);
  });

  it('hashes at most two passphrases at a time; eight wait, and others are told to try again', async () => {
    const api = await openApi();
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) => signIn(api, right, { address: `192.0.2.${n}` })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
    expect((await signIn(api, right)).status).toBe(200);
  });

  it('counts no attempt that found too many waiting', async () => {
    const api = await openApi();
    const others = () => Array.from({ length: 12 }, (_, n) => `192.0.2.${n}`);
    for (let round = 0; round < 2; round++) {
      const waiting = others().map((address) => signIn(api, right, { address }));
      const refused = await Promise.all(Array.from({ length: 15 }, () => signIn(api, right)));
      for (const { status } of refused) expect(status).toBe(429);
      await Promise.all(waiting);
    }
    expect((await signIn(api, right)).status).toBe(200);
  });

  it('takes the address from a proxy only when the proxy is trusted, and only the last one it names', async () => {
    for (const [trustProxy, expected] of [
      [true, 401],
      [false, 429],
    ] as const) {
      const api = await openApi({ trustProxy });
      const from = (n: number) => ({ headers: { 'X-Forwarded-For': `203.0.113.9, 192.0.2.${n}` } });
      let last = 0;
      for (let n = 0; n < 21; n++) last = (await signIn(api, wrong, from(n))).status;
      expect(last).toBe(expected);
    }
  });
});

describe('a device the owner has signed in on', () => {
  const cookieOf = (response: Response) =>
    (response.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';

  it('is known by a cookie that no script and no other site can use', async () => {
    const api = await openApi();
    const response = await signIn(api, right, { headers: { Origin: 'http://localhost' } });
    expect(response.headers.get('Set-Cookie')).toMatch(
      /^device=[\w.-]+; Max-Age=31536000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    );
    expect((await signIn(api, wrong)).headers.get('Set-Cookie')).toBeNull();
  });

  it('over https has a cookie that is sent only over https', async () => {
    const api = await openApi();
    const cookieFrom = async (origin: string) =>
      (await signIn(api, right, { headers: { Origin: origin } })).headers.get('Set-Cookie');
    expect(await cookieFrom('https://localhost')).toMatch(/; Secure(;|$)/);
    expect(await cookieFrom('http://localhost')).not.toMatch(/Secure/);
  });

  it('lets the owner in while others guess from the same address and from everywhere', async () => {
    const api = await openApi();
    const headers = { Cookie: cookieOf(await signIn(api, right, { address: '198.51.100.7' })) };
    for (let n = 0; n < 300; n++) await signIn(api, wrong, { address: `192.0.2.${n % 15}` });
    for (let n = 0; n < 30; n++) await signIn(api, wrong);
    expect((await signIn(api, right)).status).toBe(429);
    expect((await signIn(api, right, { headers })).status).toBe(200);
  });

  it('has its own limit: a stolen cookie does not help to guess', async () => {
    const api = await openApi();
    const headers = { Cookie: cookieOf(await signIn(api, right)) };
    const statuses = [];
    for (let n = 0; n < 21; n++)
      statuses.push((await signIn(api, wrong, { headers, address: `192.0.2.${n}` })).status);
    expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([20, 429]);
  });

  it('cannot be forged, and contains no token', async () => {
    const api = await openApi();
    const device = cookieOf(await signIn(api, right)).replace('device=', '');
    expect(await api.auth.verify(device)).toBeNull();
    expect(await api.auth.knownDevice(api.token)).toBeNull();
    expect(await api.auth.knownDevice(device.slice(0, -2))).toBeNull();
    expect(await api.auth.knownDevice(device)).toEqual(expect.any(String));
  });
});

describe('POST /api/auth/sign-out-everywhere', () => {
  it('ends every token and forgets every device; the owner signs in again', async () => {
    const api = await openApi();
    const device = await api.auth.newDevice();
    expect((await api.owner('POST', 'auth/sign-out-everywhere')).status).toBe(204);
    expect((await api.owner('GET', 'auth/me')).status).toBe(401);
    expect((await api.owner('PUT', 'profile', { fullName: 'x' })).status).toBe(401);
    expect(await api.auth.knownDevice(device)).toBeNull();
    const { token = '' } = (await (await signIn(api, right)).json()) as Answer;
    const me = await api.visitor('GET', 'auth/me', undefined, { 'X-Owner-Token': token });
    expect(me.status).toBe(200);
  });

  it('is the owner’s alone', async () => {
    const api = await openApi();
    expect((await api.visitor('POST', 'auth/sign-out-everywhere')).status).toBe(401);
    expect((await api.owner('GET', 'auth/me')).status).toBe(200);
  });

  it('says so when it cannot be stored, and ends nothing', async () => {
    const api = await openApi();
    vi.spyOn(api.secrets, 'renewKey').mockRejectedValue(
      Object.assign(new Error('full'), { code: 'ENOSPC' }),
    );
    expect((await api.owner('POST', 'auth/sign-out-everywhere')).status).toBe(507);
    expect((await api.owner('GET', 'auth/me')).status).toBe(200);
  });
});

describe('GET /api/auth/me', () => {
  it('answers 401 without a valid token', async () => {
    const { visitor } = await openApi();
    const response = await visitor('GET', 'auth/me');
    expect([response.status, response.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer']);
  });
});
