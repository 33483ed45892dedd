import { jwtVerify, SignJWT } from 'jose';
import { isPassphrase } from './passphrase.ts';
import type { Secrets } from './secrets.ts';

const LIFETIME_S = 7 * 24 * 60 * 60;
const claims = { issuer: 'site', audience: 'owner', subject: 'owner' } as const;
/** Hashing shares threads with file access: more at once would make visitors wait. */
const HASHES_AT_ONCE = 2;

/**
 * Whether a token's signature is spelled the one way it can have been given out: base64 leaves some
 * bits of the last letter without meaning.
 */
function isCanonical(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}

/** Who signs in, and who is signed in. */
export class OwnerAuth {
  readonly #secrets: Secrets;
  readonly #now: () => number;
  #hashing = 0;

  constructor(secrets: Secrets, now: () => number) {
    this.#secrets = secrets;
    this.#now = now;
  }

  /** Whether another passphrase can be checked right now. */
  get free(): boolean {
    return this.#hashing < HASHES_AT_ONCE;
  }

  /** A token for the right passphrase, null for a wrong one. */
  async signIn(passphrase: string): Promise<string | null> {
    this.#hashing += 1;
    try {
      const right = await isPassphrase(passphrase, await this.#secrets.passphraseHash());
      return right ? await this.#token() : null;
    } finally {
      this.#hashing -= 1;
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
      .sign(this.#secrets.tokenKey);
  }

  /** When a token ends, in seconds since 1970; null for one that is missing, altered or expired. */
  async verify(token: string): Promise<{ exp: number } | null> {
    if (!isCanonical(token)) return null;
    try {
      const { payload } = await jwtVerify(token, this.#secrets.tokenKey, {
        ...claims,
        algorithms: ['HS256'],
        requiredClaims: ['exp', 'sub', 'iat'],
        currentDate: new Date(this.#now()),
      });
      const { exp = 0, iat = 0 } = payload;
      return exp - iat <= LIFETIME_S ? { exp } : null;
    } catch {
      return null; // every reason a token does not hold has the same answer
    }
  }
}
