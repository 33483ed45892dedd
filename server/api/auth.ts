import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { Attempts } from '../security/attempts.ts';
import { deviceLifetimeS, type OwnerAuth } from '../security/owner-auth.ts';
import { longestPassphrase } from '../security/passphrase-length.ts';
import { answer } from './answer.ts';
import { smallBody } from './body.ts';
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

/** The hosts this site goes by, as far as the request and the settings tell. */
const ownHosts = (c: Context, { siteUrl, trustProxy }: Site) => [
  new URL(c.req.url).host,
  ...(siteUrl ? [new URL(siteUrl).host] : []),
  ...(trustProxy ? [c.req.header('X-Forwarded-Host')] : []),
];

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Sign-in is for this site's own pages: another site's form cannot use it. Browsers say where a
 * request comes from in `Sec-Fetch-Site`; without HTTPS in `Origin` alone.
 */
function refuseOtherSites(c: Context, site: Site): void {
  const from = c.req.header('Sec-Fetch-Site');
  const origin = c.req.header('Origin');
  const own = from
    ? from === 'same-origin' || from === 'none'
    : origin === undefined || ownHosts(c, site).some((host) => host === hostOf(origin));
  if (!own) throw new Problem(403, 'Sign in from this site.');
}

async function form(c: Context) {
  try {
    return await c.req.parseBody();
  } catch {
    throw new Problem(400, 'The form is not readable.');
  }
}

async function passphraseOf(c: Context): Promise<string> {
  const type = c.req.header('Content-Type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw new Problem(415, 'Please send a form with the field pass_.');
  }
  const { pass_: passphrase } = await form(c);
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

/** Has a device known the next time, whoever guesses meanwhile from wherever. */
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
export function authRoutes({ auth, ...site }: ApiDependencies) {
  const attempts = new Attempts(PER_ADDRESS, ALTOGETHER);

  /** Counts a try; throws 429 past the bound of its device, or of its address and of all. */
  async function taken(c: Context): Promise<{ who: string; known: boolean }> {
    const device = await auth.knownDevice(getCookie(c, DEVICE) ?? '');
    const who = device ? `device ${device}` : visitorAddress(c, site.trustProxy);
    const wait = await attempts.take(who, device ? true : undefined);
    if (wait > 0) throw tooMany(wait);
    return { who, known: device !== null };
  }

  return new Hono<ApiEnv>()
    .post('/owner', smallBody, async (c) => {
      refuseOtherSites(c, site);
      const passphrase = await passphraseOf(c);
      const { who, known } = await taken(c);
      if (!auth.free && !known) throw tooMany(1);
      const token = await auth.signIn(passphrase, known);
      if (token === null) throw new Problem(401, 'That is not the passphrase.');
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
