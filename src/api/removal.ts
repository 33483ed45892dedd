import { ApiError, statusOf } from '../lib/api-error.ts';
import type { OwnerRequest } from './owner-request.ts';

/** Refusals of the form of the request rather than of the deletion (spec 1 §7). */
const wrongForm = /405|method not allowed|404|not found|422|unprocessable/i;

const isWrongForm = (error: unknown): boolean =>
  error instanceof ApiError && wrongForm.test(`${error.status} ${error.message}`);

const formsOf = (resource: string, id: string): [string, string, unknown?][] => {
  const part = encodeURIComponent(id);
  return [
    ['DELETE', `${resource}/${part}`],
    ['DELETE', `${resource}?id=${part}`],
    ['POST', `${resource}/delete`, { id }],
    ['POST', `${resource}/${part}/delete`],
    ['DELETE', resource, { id }],
  ];
};

/**
 * Deletes an entry, trying the next form of the request when one is not accepted (spec 1 §7).
 * Throws 'Missing id for delete {resource}', or the first refusal, because it tells most about the
 * reason.
 *
 * @param headers of each of these requests
 */
export async function removeEntry(
  request: OwnerRequest,
  resource: string,
  id: string,
  headers: Record<string, string> = {},
) {
  if (!id) throw new Error(`Missing id for delete ${resource}`);
  let first: unknown;
  for (const [method, path, payload] of formsOf(resource, id)) {
    try {
      await request(method, path, payload, headers);
      return;
    } catch (error) {
      first ??= error;
      if (!isWrongForm(error)) throw error;
    }
  }
  throw first;
}

/** What an answer of 404 means where every server knows how to delete. */
const isGoneAlready = async () => true;

/**
 * Rethrows a failed deletion, except when the entry is already gone, which is true then.
 *
 * @param isGone whether an answer of 404 says so
 */
export async function unlessGone(error: unknown, isGone = isGoneAlready): Promise<true> {
  if (statusOf(error) !== 404 || !(await isGone())) throw error;
  return true;
}
