import { ApiError, statusOf } from './http.ts';

/** One request of the owner: method, path below `/api`, and a payload. */
export type OwnerRequest = (method: string, path: string, payload?: unknown) => Promise<Response>;

/** Refusals that mean the form of the request, not the removal (spec 1 §7). */
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
 * Deletes an entry; where a form of the request is not taken, tries the next (spec 1 §7). Throws
 * 'Missing id for delete {resource}', or the first refusal, which says most about the reason.
 */
export async function removeEntry(request: OwnerRequest, resource: string, id: string) {
  if (!id) throw new Error(`Missing id for delete ${resource}`);
  let first: unknown;
  for (const [method, path, payload] of formsOf(resource, id)) {
    try {
      await request(method, path, payload);
      return;
    } catch (error) {
      first ??= error;
      if (!isWrongForm(error)) throw error;
    }
  }
  throw first;
}

/** For a removal that failed: what somebody else deleted already is deleted. */
export function unlessGone(error: unknown): void {
  if (statusOf(error) !== 404) throw error;
}
