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
  if (!response.ok) throw new Error(await reasonOf(response));
  const { token } = (await response.json()) as { token?: string };
  if (!token) throw new Error(texts.noToken);
  return token;
}

/** Status and status text alone are no words for a person. */
async function reasonOf(response: Response): Promise<string> {
  const hasWords = (await response.clone().text()).trim() !== '';
  return hasWords ? (await errorOf(response)).message : texts.failed;
}
