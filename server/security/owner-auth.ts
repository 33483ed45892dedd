import { createHmac, hash, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { orNotStored } from '../store/errors.ts';
import { isPassphrase } from './passphrase.ts';
import type { Secrets } from './secrets.ts';
import { Semaphore } from './semaphore.ts';

const LIFETIME_S = 7 * 24 * 60 * 60;
/** A clock that was set right may be this much behind the one that dated a token. */
const SET_BACK_S = 2 * 60;
const claims = { issuer: 'site', audience: 'owner', subject: 'owner' } as const;
/** Hashing shares threads with file access: more at once would make visitors wait. */
const HASHES_AT_ONCE = 2;
/** How many sign-ins may wait for their turn: about half a second's worth. */
const MOST_WAITING = 8;

/** How long a device on which the owner has signed in is known by its cookie. */
export const deviceLifetimeS = 365 * 24 * 60 * 60;
const device = { issuer: 'site', audience: 'device' } as const;
const deviceKey = (key: Uint8Array) =>
  new Uint8Array(createHmac('sha256', key).update('devices').digest());

/**
 * Whether a token's signature has its canonical spelling. Base64 ignores some bits of the last
 * character, so that an altered token could pass.
 */
function isCanonical(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}

/** A verified token, kept as a hash, so that the time of comparing reveals nothing about it. */
type Verified = { digest: string; key: Uint8Array; at: number; exp: number };

/** Signs the owner in and out, and verifies tokens. */
export class OwnerAuth {
  readonly #secrets: Secrets;
  readonly #now: () => number;
  readonly #semaphore = new Semaphore(HASHES_AT_ONCE, MOST_WAITING);
  #key: Uint8Array;
  /** The token verified last: the owner sends the same one with every request. */
  #verified: Verified | undefined;

  constructor(secrets: Secrets, now: () => number) {
    this.#secrets = secrets;
    this.#now = now;
    this.#key = secrets.tokenKey;
  }

  /** Whether another passphrase can be checked soon. */
  get free(): boolean {
    return this.#semaphore.open;
  }

  /**
   * A token for the right passphrase, null for a wrong one.
   *
   * @param first whether this goes ahead of others that wait.
   */
  async signIn(passphrase: string, first = false): Promise<string | null> {
    const right = await this.#semaphore.run(
      async () => isPassphrase(passphrase, await this.#secrets.passphraseHash()),
      first,
    );
    return right ? this.#token() : null;
  }

  /** Ends every token and forgets every device, for good once this resolves. Throws `NotStored`. */
  async signOutEverywhere(): Promise<void> {
    this.#key = await orNotStored(this.#secrets.renewKey());
  }

  /** A cookie by which a device is recognised the next time the owner signs in there. */
  newDevice(): Promise<string> {
    return new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(device.issuer)
      .setAudience(device.audience)
      .setSubject(randomUUID())
      .setExpirationTime(Math.floor(this.#now() / 1000) + deviceLifetimeS)
      .sign(deviceKey(this.#key));
  }

  /** The id of a device the owner has signed in on, null for any other. */
  async knownDevice(cookie: string): Promise<string | null> {
    try {
      const { payload } = await jwtVerify(cookie, deviceKey(this.#key), {
        ...device,
        algorithms: ['HS256'],
        requiredClaims: ['exp', 'sub'],
        currentDate: new Date(this.#now()),
      });
      return payload.sub ?? null;
    } catch {
      return null; // treated like a device without a cookie
    }
  }

  #token(): Promise<string> {
    const issued = Math.floor(this.#now() / 1000);
    return new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(claims.issuer)
      .setAudience(claims.audience)
      .setSubject(claims.subject)
      .setIssuedAt(issued)
      .setExpirationTime(issued + LIFETIME_S)
      .sign(this.#key);
  }

  /** When a token expires, in seconds since 1970; null for one that is not valid. */
  async verify(token: string): Promise<{ exp: number } | null> {
    if (!isCanonical(token)) return null;
    const [digest, key, at] = [hash('sha256', token, 'base64url'), this.#key, this.#now()];
    const known = this.#stillVerified(digest, at);
    const exp = known ?? (await this.#expOf(token, key, at));
    if (exp === null) return null;
    if (known === null) this.#verified = { digest, key, at, exp };
    return { exp };
  }

  /** When the last verified token expires, if this is it and it is still valid; otherwise null. */
  #stillVerified(digest: string, now: number): number | null {
    const last = this.#verified;
    if (last?.digest !== digest || last.key !== this.#key) return null;
    return last.at <= now && now < last.exp * 1000 ? last.exp : null;
  }

  async #expOf(token: string, key: Uint8Array, now: number): Promise<number | null> {
    try {
      const { payload } = await jwtVerify(token, key, {
        ...claims,
        algorithms: ['HS256'],
        requiredClaims: ['exp', 'sub', 'iat'],
        maxTokenAge: LIFETIME_S,
        clockTolerance: SET_BACK_S,
        currentDate: new Date(now),
      });
      const { exp = 0, iat = 0 } = payload;
      // It is tolerated only that a token begins later: none is valid for longer.
      return exp - iat <= LIFETIME_S && now < exp * 1000 ? exp : null;
    } catch {
      return null; // every token that is not valid gets the same answer
    }
  }
}
