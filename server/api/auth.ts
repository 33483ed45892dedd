import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { deviceLifetimeS, type OwnerAuth } from '../security/owner-auth.ts';
import { longestPassphrase } from '../security/passphrase-length.ts';
import { RateLimiter } from '../security/rate-limiter.ts';
import { answer } from './answer.ts';
import { formBody, smallBody } from './body.ts';
import type { ApiDependencies, ApiEnv } from './dependencies.ts';
import { ownerOnly, requireOwner, tokenOf } from './owner.ts';
import { Problem } from './problem.ts';
import { visitorAddress } from './visitor-address.ts';

const PER_ADDRESS = 20;
const ALTOGETHER = 200;

const tooMany = (seconds: number) =>
  new Problem(429, 'Too many attempts. Please wait before you try again.', {
    headers: { 'Retry-After': String(seconds) },
  });

type Site = Pick<ApiDependencies, 'siteUrl' | 'trustProxy'>;

/** The hosts this site is reached by, according to the request and the settings. */
const ownHosts = (c: Context, { siteUrl, trustProxy }: Site) => [
  new URL(c.req.url).host,
  ...(siteUrl ? [new URL(siteUrl).host] : []),
  ...(trustProxy ? [c.req.header('X-Forwarded-Host')] : []),
];

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Sign-in is for this site's own pages: another site's form cannot use it. Browsers say where a
 * request comes from in `Sec-Fetch-Site`; without HTTPS only in `Origin`.
 */
function refuseOtherSites(c: Context, site: Site): void {
  const from = c.req.header('Sec-Fetch-Site');
  const origin = c.req.header('Origin');
  const own = from
    ? from === 'same-origin' || from === 'none'
    : origin === undefined || ownHosts(c, site).some((host) => host === hostOf(origin));
  if (!own) throw new Problem(403, 'Sign in from this site.');
}

async function passphraseOf(c: Context): Promise<string> {
  const { pass_: passphrase } = await formBody(
    c,
    /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i,
    'Please send a form with the field pass_.',
  );
  if (
    typeof passphrase === 'string' &&
    passphrase !== '' &&
    passphrase.length <= longestPassphrase
  ) {
    return passphrase;
  }
  throw new Problem(422, 'Please enter the passphrase.');
}

const DEVICE = 'device';

/** Remembers the device, so that guessing by others cannot lock the owner out there. */
async function remember(c: Context, auth: OwnerAuth): Promise<void> {
  setCookie(c, DEVICE, await auth.newDevice(), {
    httpOnly: true,
    sameSite: 'Strict',
    path: '/api/auth',
    maxAge: deviceLifetimeS,
    secure: c.req.header('Origin')?.startsWith('https:') ?? false,
  });
}

/** Signing in and out as the owner, and asking whether one is (spec 1 §7). */
export function authRoutes({ auth, log, ...site }: ApiDependencies) {
  const attempts = new RateLimiter(PER_ADDRESS, ALTOGETHER);

  /**
   * Counts an attempt. Throws 429 past the limit of its device, or of its address and of everyone.
   */
  async function taken(c: Context): Promise<{ who: string; known: boolean }> {
    const device = await auth.knownDevice(getCookie(c, DEVICE) ?? '');
    const known = device !== null;
    const who = known ? `device ${device}` : visitorAddress(c, site.trustProxy);
    const wait = await attempts.take(who, known);
    if (wait > 0) throw tooMany(wait);
    return { who, known };
  }

  /** Refuses an attempt while too many others wait; it does not count. */
  async function busy(who: string): Promise<Problem> {
    await attempts.giveBack(who);
    return tooMany(1);
  }

  /** Logged, so that the owner sees who guesses; no more often than attempts are allowed. */
  function refused(c: Context): Problem {
    const address = visitorAddress(c, site.trustProxy);
    log.warn({ address }, `a passphrase from ${address} was refused`);
    return new Problem(401, 'That is not the passphrase.');
  }

  return new Hono<ApiEnv>()
    .post('/owner', smallBody, async (c) => {
      refuseOtherSites(c, site);
      const passphrase = await passphraseOf(c);
      const { who, known } = await taken(c);
      if (!auth.free && !known) throw await busy(who);
      const token = await auth.signIn(passphrase, known);
      if (token === null) throw refused(c);
      await attempts.forgive(who);
      await remember(c, auth);
      return c.json({ token }, 200, { 'Cache-Control': 'no-store' });
    })
    .post('/sign-out-everywhere', ownerOnly, async (c) => {
      await auth.signOutEverywhere();
      return c.body(null, 204);
    })
    .get('/me', async (c) => {
      requireOwner(c);
      const session = await auth.verify(tokenOf(c) ?? '');
      const headers = { 'Cache-Control': 'no-store' };
      return answer(c, { role: 'owner', exp: session?.exp }, { headers });
    });
}
