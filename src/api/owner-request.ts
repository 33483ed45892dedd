import { ApiError } from '../lib/api-error.ts';
import { answered, createNetworkError } from '../lib/network-error.ts';
import { isSignedOut, unauthorizedText } from '../lib/signed-out.ts';
import { timeoutMs } from '../lib/time-out.ts';
import { errorOf } from './http.ts';
import { reasonPhrases } from './reason-phrases.ts';
import { nothingCame } from './something.ts';

export type Token = () => string | null;

/** Sends one request as the owner; the path is below `/api`. */
export type OwnerRequest = (
  method: string,
  path: string,
  payload?: unknown,
  extra?: Record<string, string>,
) => Promise<Response>;

const warning = 'Owner token is missing. Unlock owner mode first.';

/** A signed token stays as it is; one damaged on the device still fits in a header, to be refused. */
function ownerHeaders(token: string | null): Record<string, string> {
  const sent = encodeURIComponent(token ?? '');
  if (sent) return { Authorization: `Bearer ${sent}`, 'X-Owner-Token': sent };
  console.warn(warning);
  return {};
}

async function refusal(response: Response): Promise<ApiError> {
  const { status } = response;
  if (isSignedOut(status)) return new ApiError(status, unauthorizedText);
  const error = await errorOf(response);
  const phrase = error.message === String(status) && reasonPhrases[status];
  return phrase ? new ApiError(status, `${status} ${phrase}`) : error;
}

const isForm = (payload: unknown): payload is FormData => payload instanceof FormData;

const NO_CONTENT = 204;

/**
 * Throws if an answer was cut short, replaced by a network's own page, or has nothing in it, because
 * none of these shows that the request was carried out.
 */
async function readToItsEnd(response: Response): Promise<void> {
  const type = response.headers.get('Content-Type') ?? '';
  if (type.includes('html')) throw createNetworkError('A page came instead of an answer.');
  const copy = response.clone();
  const read: unknown = await answered(type.includes('json') ? copy.json() : copy.text());
  if (response.status !== NO_CONTENT && (read ?? '') === '') throw nothingCame();
}

function bodyOf(payload: unknown): Pick<RequestInit, 'body'> {
  if (payload === undefined) return {};
  return { body: isForm(payload) ? payload : JSON.stringify(payload) };
}

/** A request as it is sent; JSON in and out. */
function sent(method: string, payload: unknown, more: Record<string, string>): RequestInit {
  const json = payload !== undefined && !isForm(payload);
  return {
    method,
    headers: {
      Accept: 'application/json',
      ...(method === 'DELETE' && { 'X-HTTP-Method-Override': 'DELETE' }),
      ...(json && { 'Content-Type': 'application/json' }),
      ...more,
    },
    signal: AbortSignal.timeout(timeoutMs),
    ...bodyOf(payload),
  };
}

/** Sends requests with the owner's token; throws unless they are answered, and answered well. */
export const createOwnerRequest =
  (token: Token, fetcher: typeof fetch): OwnerRequest =>
  async (method, path, payload, extra) => {
    const init = sent(method, payload, { ...ownerHeaders(token()), ...extra });
    const response = await answered(fetcher(`/api/${path}`, init));
    if (!response.ok) throw await refusal(response);
    await readToItsEnd(response);
    return response;
  };
