import { ApiError } from '../lib/api-error.ts';
import { answered } from '../lib/network-error.ts';
import { timeoutMs } from '../lib/time-out.ts';

type Problem = { detail?: unknown; errors?: Record<string, string> };

function parsedProblem(response: Response, text: string): Problem {
  if (!response.headers.get('Content-Type')?.includes('json')) return {};
  try {
    return (JSON.parse(text) ?? {}) as Problem;
  } catch {
    return {}; // the body was cut short; `errorOf` shows it as text
  }
}

/** The text of an answer if a person can read it; empty for an HTML page, such as a proxy's. */
export const wordsIn = (text: string): string => (text.trimStart().startsWith('<') ? '' : text);

/**
 * The error of an answer that is not OK: the server's own words for people, else its text, else
 * '{status} {statusText}'; over HTTP/2 there is only the status.
 */
export async function errorOf(response: Response): Promise<ApiError> {
  const text = wordsIn(await answered(response.text()));
  const { detail, errors } = parsedProblem(response, text);
  const status = `${response.status} ${response.statusText}`.trim();
  const message = (typeof detail === 'string' && detail) || text || status;
  return new ApiError(response.status, message, errors);
}

/** Sends a request that is aborted after 20 s; throws `ApiError` for an answer that is not OK. */
export async function send(
  fetcher: typeof fetch,
  url: string,
  init: RequestInit = {},
): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await answered(fetcher(url, { ...init, signal }));
  if (response.ok) return response;
  throw await errorOf(response);
}

/** The message of the server's answer; empty if there was no answer. */
export const reasonOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : '';
