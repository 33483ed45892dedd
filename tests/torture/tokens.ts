import { generateKeyPairSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { openApi, passphrase, testSecrets } from '../fixtures/api.ts';
import { documents } from '../fixtures/refusals.ts';
import { ownersWrites } from './documented-routes.ts';
import type { Scenario } from './report.ts';

const key = testSecrets().tokenKey;
const own = { iss: 'site', aud: 'owner', sub: 'owner' };
const YEAR_S = 31_536_000;
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

type Header = { alg: string; [name: string]: unknown };
const signed = (claims: object, header: Header = { alg: 'HS256' }, secret: Uint8Array = key) =>
  new SignJWT({ ...claims }).setProtectedHeader(header).sign(secret);

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const byRsa = (claims: object) =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256' }).sign(rsa);

/** A header that may be ignored, which the library would not sign. */
const withHeader = async (claims: object, header: object) => {
  const [, payload, signature] = (await signed(claims)).split('.');
  return `${base64(header)}.${payload}.${signature}`;
};

/** Tokens that are not the owner's, by what is wrong with them. */
export async function forgeries(now: number): Promise<Record<string, string>> {
  const good = { ...own, iat: now, exp: now + 60 };
  const { exp: _exp, ...endless } = good;
  const token = await signed(good);
  const [header = '', payload = '', signature = ''] = token.split('.');
  return {
    none: '',
    'not a token': 'owner',
    'no signature': `${header}.${payload}.`,
    'no algorithm': new UnsecuredJWT(good).encode(),
    'no algorithm, in capitals': `${base64({ alg: 'NONE' })}.${payload}.`,
    'algorithm HS384': await signed(good, { alg: 'HS384' }),
    'algorithm HS512': await signed(good, { alg: 'HS512' }),
    'algorithm RS256': await byRsa(good),
    'another key': await signed(good, { alg: 'HS256' }, testSecrets('another').tokenKey),
    'an empty key': await signed(good, { alg: 'HS256' }, new Uint8Array(32)),
    'a key of its own in the header': await signed(
      good,
      { alg: 'HS256', jwk: { kty: 'oct', k: base64('x') } },
      testSecrets('jwk').tokenKey,
    ),
    'altered claims': `${header}.${base64({ ...good, exp: now + YEAR_S })}.${signature}`,
    'altered signature': `${header}.${payload}.${signature.slice(0, -2)}AA`,
    'swapped parts': `${payload}.${header}.${signature}`,
    'a part too many': `${token}.${signature}`,
    expired: await signed({ ...good, iat: now - 60, exp: now - 1 }),
    'expired this second': await signed({ ...good, iat: now - 60, exp: now }),
    'no exp': await signed(endless),
    'exp that is text': await signed({ ...good, exp: String(now + 60) }),
    'far-future exp': await signed({ ...good, exp: now + 10 * YEAR_S }),
    'far-future iat and exp': await signed({ ...good, iat: now + YEAR_S, exp: now + YEAR_S + 60 }),
    'no iat': await signed({ ...own, exp: now + 60 }),
    'not valid yet': await signed({ ...good, nbf: now + 600 }),
    'wrong audience': await signed({ ...good, aud: 'device' }),
    'no audience': await signed({ iss: 'site', sub: 'owner', iat: now, exp: now + 60 }),
    'wrong issuer': await signed({ ...good, iss: 'elsewhere' }),
    'wrong subject': await signed({ ...good, sub: 'visitor' }),
    'crit nobody knows': await withHeader(good, { alg: 'HS256', crit: ['exp'], exp: 1 }),
    'crit of another name': await withHeader(good, { alg: 'HS256', crit: ['x'], x: 1 }),
    'b64 unencoded': await withHeader(good, { alg: 'HS256', b64: false, crit: ['b64'] }),
    'a space in front': ` ${token}x`,
    'another of the site’s tokens': await signed(
      good,
      { alg: 'HS256' },
      testSecrets().tokenKey,
    ).then((one) => one.split('').reverse().join('')),
  };
}

export type TokenVerdict = { tokens: number; routes: number; asked: number; wrong: string[] };

/** Tries every forged token, in either header, on every write of the owner. */
export async function tokens(): Promise<TokenVerdict> {
  const api = await openApi({ documents });
  const stored = JSON.stringify([...api.backend.documents]);
  const forged = await forgeries(Math.floor(api.clock.now / 1000));
  const routes = ownersWrites();
  const verdict: TokenVerdict = {
    tokens: Object.keys(forged).length,
    routes: routes.length,
    asked: 0,
    wrong: [],
  };
  for (const [what, token] of Object.entries(forged)) {
    for (const { method, path } of routes) {
      for (const headers of [{ Authorization: `Bearer ${token}` }, { 'X-Owner-Token': token }]) {
        const name = path.replace('/api/', '');
        const { status } = await api.visitor(method, name, { id: 'one', title: 'x' }, headers);
        verdict.asked += 1;
        if (status !== 401) verdict.wrong.push(`${what}: ${method} ${path} ${status}`);
      }
    }
  }
  if (JSON.stringify([...api.backend.documents]) !== stored) verdict.wrong.push('stored');
  return verdict;
}

/** How many of the same writes the owner's own token opens. */
export async function control(): Promise<number> {
  const api = await openApi({ documents });
  let opened = 0;
  for (const { method, path } of ownersWrites()) {
    const headers = { Authorization: `Bearer ${await api.auth.signIn(passphrase)}` };
    const { status } = await api.visitor(method, path.replace('/api/', ''), { id: 'one' }, headers);
    if (status !== 401) opened += 1;
  }
  return opened;
}

export const scenario: Scenario = async () => {
  const { tokens: count, routes, asked, wrong } = await tokens();
  const opened = await control();
  return [
    {
      promise: 'Only the owner’s token opens a write',
      done: `${count} forged tokens on ${routes} routes, ${asked} requests`,
      figure: `${wrong.length} let in or answered otherwise`,
      control: `the owner’s own token: ${opened} of ${routes} opened`,
      kept: wrong.length === 0 && opened === routes,
    },
  ];
};
