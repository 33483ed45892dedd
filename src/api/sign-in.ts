import { errorOf, timeoutMs } from './http.ts';

const texts = { failed: 'Login failed', noToken: 'No token received' } as const;

/**
 * Exchanges the passphrase for an owner token (spec 1 §7). Throws with the server's words, or
 * 'Login failed', or 'No token received'.
 */
export async function signIn(passphrase: string, fetcher: typeof fetch = fetch): Promise<string> {
  const response = await fetcher('/api/auth/owner', {
    method: 'POST',
    body: new URLSearchParams({ pass_: passphrase }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error((await errorOf(response)).message || texts.failed);
  const { token } = (await response.json()) as { token?: string };
  if (!token) throw new Error(texts.noToken);
  return token;
}
