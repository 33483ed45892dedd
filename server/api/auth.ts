import { type Context, Hono } from 'hono';
import { Attempts } from '../security/attempts.ts';
import { answer } from './answer.ts';
import { smallBody } from './body.ts';
import type { ApiDependencies, ApiEnv } from './dependencies.ts';
import { requireOwner, tokenOf } from './owner.ts';
import { Problem } from './problem.ts';
import { visitorAddress } from './visitor-address.ts';

const PER_ADDRESS = 20;
const ALTOGETHER = 200;
const PASSPHRASE_MAX = 1_000;

const tooMany = (seconds: number) =>
  new Problem(429, 'Too many attempts. Please wait before you try again.', {
    headers: { 'Retry-After': String(seconds) },
  });

/** Sign-in is for this site's own pages: another site's form cannot use it. */
function refuseOtherSites(c: Context): void {
  const from = c.req.header('Sec-Fetch-Site') ?? 'same-origin';
  if (from !== 'same-origin' && from !== 'none') {
    throw new Problem(403, 'Sign in from this site.');
  }
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
  if (typeof passphrase === 'string' && passphrase !== '' && passphrase.length <= PASSPHRASE_MAX) {
    return passphrase;
  }
  throw new Problem(422, 'Please enter the passphrase.');
}

/** Signing in as the owner, and asking whether one is (spec 1 §7). */
export function authRoutes({ auth, trustProxy }: ApiDependencies) {
  const attempts = new Attempts(PER_ADDRESS, ALTOGETHER);
  return new Hono<ApiEnv>()
    .post('/owner', smallBody, async (c) => {
      refuseOtherSites(c);
      const passphrase = await passphraseOf(c);
      const address = visitorAddress(c, trustProxy);
      const wait = auth.free ? await attempts.take(address) : 1;
      if (wait > 0 || !auth.free) throw tooMany(Math.max(wait, 1));
      const token = await auth.signIn(passphrase);
      if (token === null) throw new Problem(401, 'That is not the passphrase.');
      await attempts.forgive(address);
      return c.json({ token }, 200, { 'Cache-Control': 'no-store' });
    })
    .get('/me', async (c) => {
      requireOwner(c);
      const session = await auth.verify(tokenOf(c) ?? '');
      const headers = { 'Cache-Control': 'no-store' };
      return answer(c, { role: 'owner', exp: session?.exp }, { headers });
    });
}
