import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { openApi, type TestApi, testSecrets } from '../fixtures/api.ts';
import { resources, samples } from '../fixtures/samples.ts';
import { ownersWrites } from '../fixtures/writes.ts';

const key = testSecrets().tokenKey;
const claims = { iss: 'site', aud: 'owner', sub: 'owner' };

const signed = (payload: object, secret = key, alg = 'HS256') =>
  new SignJWT({ ...payload }).setProtectedHeader({ alg }).sign(secret);

type Forge = (api: TestApi, now: number) => Promise<string> | string;

/** Tokens that look like the owner's but are not. */
const forgeries: Record<string, Forge> = {
  'no token': () => '',
  'a word': () => 'owner',
  'a token of other words': () => 'e30.e30.e30',
  'one altered in its claims': ({ token }) => token.replace(/\.ey(.)/, '.eZ$1'),
  'one altered in its signature': ({ token }) => token.slice(0, -5) + token.slice(-5).toLowerCase(),
  'one cut short': ({ token }) => token.slice(0, -1),
  'one without a signature': ({ token }) => token.slice(0, token.lastIndexOf('.') + 1),
  'one signed otherwise': (_, now) =>
    signed({ ...claims, iat: now, exp: now + 60 }, testSecrets('another key').tokenKey),
  'one by another algorithm': (_, now) =>
    signed({ ...claims, iat: now, exp: now + 60 }, key, 'HS512'),
  'one by no algorithm': (_, now) =>
    new UnsecuredJWT({ ...claims, iat: now, exp: now + 60 }).encode(),
  'one without exp': (_, now) => signed({ ...claims, iat: now }),
  'one without iat': (_, now) => signed({ ...claims, exp: now + 60 }),
  'one that has just expired': (_, now) => signed({ ...claims, iat: now - 60, exp: now }),
  'one that lasts too long': (_, now) => signed({ ...claims, iat: now, exp: now + 604_801 }),
  'one for another audience': (_, now) =>
    signed({ ...claims, aud: 'reader', iat: now, exp: now + 60 }),
  'one of another subject': (_, now) =>
    signed({ ...claims, sub: 'visitor', iat: now, exp: now + 60 }),
};

async function withContent() {
  const documents = Object.fromEntries(
    resources.map((resource) => [`${resource}/one.json`, samples[resource].whole]),
  );
  return openApi({ documents });
}

const during = (now: number) => ({ iat: now / 1000, exp: now / 1000 + 600 });

describe.each(Object.entries(forgeries))('%s', (_what, forge) => {
  it('is answered 401 on every write, in either header, and changes nothing', async () => {
    const api = await withContent();
    const token = await forge(api, api.clock.now / 1000);
    const stored = new Map(api.backend.documents);
    for (const [method, path] of ownersWrites(api)) {
      for (const headers of [{ Authorization: `Bearer ${token}` }, { 'X-Owner-Token': token }]) {
        const response = await api.visitor(method, path, { id: 'one' }, headers);
        expect([method, path, response.status]).toEqual([method, path, 401]);
        expect(await response.json()).toMatchObject({
          status: 401,
          detail: 'Owner mode required or session expired.',
        });
      }
    }
    expect(api.backend.documents).toEqual(stored);
  });
});

describe('the owner’s token', () => {
  it('is read from Authorization: Bearer or X-Owner-Token, even beside another scheme', async () => {
    const { visitor, token } = await openApi();
    for (const headers of [
      { Authorization: `Bearer ${token}` },
      { Authorization: `bearer  ${token}` },
      { 'X-Owner-Token': token },
      { Authorization: 'Basic eDp5', 'X-Owner-Token': token },
    ]) {
      expect((await visitor('GET', 'auth/me', undefined, headers)).status).toBe(200);
    }
  });

  it('is valid for seven days, and not a second longer', async () => {
    const { owner, clock } = await openApi();
    clock.now += (7 * 24 * 60 * 60 - 1) * 1000;
    expect((await owner('PUT', 'profile', {})).status).toBe(200);
    clock.now += 1000;
    expect((await owner('PUT', 'profile', {})).status).toBe(401);
  });

  it('stays valid when the clock is set back a minute, and for no longer than it says', async () => {
    const { auth, token, clock } = await openApi();
    const until = clock.now + 7 * 24 * 60 * 60 * 1000;
    clock.now -= 60_000;
    expect(await auth.verify(token)).toEqual({ exp: until / 1000 });
    const early = await signed({ ...claims, ...during(clock.now), nbf: clock.now / 1000 + 60 });
    expect(await auth.verify(early)).not.toBeNull();
    clock.now = until - 1000;
    expect(await auth.verify(token)).not.toBeNull();
    clock.now = until;
    expect(await auth.verify(token)).toBeNull();
    expect(await auth.verify(early)).toBeNull();
  });

  it('is not valid before it was issued, even when it was verified before', async () => {
    const { auth, token, clock } = await openApi();
    expect(await auth.verify(token)).not.toBeNull();
    clock.now -= 121_000;
    expect(await auth.verify(token)).toBeNull();
    clock.now += 121_000;
    expect(await auth.verify(token)).not.toBeNull();
  });

  it('is not valid with any single character altered', async () => {
    const { auth, token } = await openApi();
    expect(await auth.verify(token)).not.toBeNull();
    for (let at = 0; at < token.length; at++) {
      const other = token[at] === 'A' ? 'B' : 'A';
      const altered = token.slice(0, at) + other + token.slice(at + 1);
      expect([at, await auth.verify(altered)]).toEqual([at, null]);
    }
    const last = token.slice(-1);
    for (const other of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=') {
      if (other !== last) expect(await auth.verify(token.slice(0, -1) + other)).toBeNull();
    }
    expect(await auth.verify(`${token}=`)).toBeNull();
  });

  it('lets every write through to its own checks', async () => {
    const api = await withContent();
    const ending = 'auth/sign-out-everywhere';
    const writes = ownersWrites(api).sort(([, path]) => (path === ending ? 1 : -1));
    expect(writes.length).toBeGreaterThan(50);
    for (const [method, path] of writes) {
      expect([401, 403, 405]).not.toContain((await api.owner(method, path, {})).status);
    }
  });
});
