import { answered } from '../lib/network-error.ts';
import { failureWords } from '../lib/save-words.ts';
import { timeoutMs } from '../lib/time-out.ts';
import { errorOf, wordsIn } from './http.ts';

const texts = { failed: 'Login failed', noToken: 'No token received' } as const;

/**
 * Exchanges the passphrase for an owner token (spec 1 §7). Throws with the server's message,
 * 'Login failed' or 'No token received'.
 */
export async function signIn(passphrase: string, fetcher: typeof fetch = fetch): Promise<string> {
  try {
    return await exchange(passphrase, fetcher);
  } catch (error) {
    throw new Error(failureWords(error, texts.failed));
  }
}

async function exchange(passphrase: string, fetcher: typeof fetch): Promise<string> {
  const response = await answered(
    fetcher('/api/auth/owner', {
      method: 'POST',
      body: new URLSearchParams({ pass_: passphrase }),
      signal: AbortSignal.timeout(timeoutMs),
    }),
  );
  if (!response.ok) throw new Error(await refusalWords(response));
  return tokenIn(await answered(response.text()));
}

/** Checks the text, because an OK answer may be a network's own page instead of this API's. */
function tokenIn(text: string): string {
  let token: unknown;
  try {
    token = (JSON.parse(text) as { token?: unknown } | null)?.token;
  } catch {
    // text that is not JSON has no token
  }
  if (typeof token !== 'string' || token === '') throw new Error(texts.noToken);
  return token;
}

/** The server's message; 'Login failed' when the answer is empty or an HTML page. */
async function refusalWords(response: Response): Promise<string> {
  const hasWords = wordsIn(await answered(response.clone().text())).trim() !== '';
  return hasWords ? (await errorOf(response)).message : texts.failed;
}
