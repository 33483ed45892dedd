type Payload = { exp?: unknown };

function payloadOf(token: string): Payload | null {
  try {
    const part = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const payload: unknown = JSON.parse(atob(part));
    return typeof payload === 'object' ? (payload as Payload | null) : null;
  } catch {
    return null;
  }
}

/** When a token expires, in seconds since 1970; null without a readable payload or `exp`. */
export function expiryOf(token: string): number | null {
  const exp = payloadOf(token)?.exp;
  return typeof exp === 'number' ? exp : null;
}

/**
 * Whether a token's `exp` is now or in the past. A token without a readable payload or `exp` counts
 * as not expired (spec 1 §5), because the server checks it anyway.
 *
 * @param now seconds since 1970.
 */
export function isExpired(token: string, now: number): boolean {
  const exp = expiryOf(token);
  return exp !== null && exp <= now;
}
