import { isSignedOut } from '../lib/signed-out.ts';
import type { StoredImage } from '../lib/uploaded-image.ts';
import { type Creation, newName } from './creations.ts';
import { ApiError, errorOf, statusOf, timeoutMs, unauthorizedText } from './http.ts';
import { removeEntry } from './removal.ts';

type Token = () => string | null;

/** What came back from a write: the stored value, and the version to send with the next one. */
export type Written<T> = { value: T; etag: string | null };

const nameHeader = 'Idempotency-Key';

const warning = 'Owner token is missing. Unlock owner mode first.';

function ownerHeaders(token: string | null): Record<string, string> {
  if (token) return { Authorization: `Bearer ${token}`, 'X-Owner-Token': token };
  console.warn(warning);
  return {};
}

async function refusal(response: Response): Promise<ApiError> {
  const error = await errorOf(response);
  return isSignedOut(response.status) ? new ApiError(response.status, unauthorizedText) : error;
}

async function written<T>(response: Response): Promise<Written<T>> {
  const etag = response.headers.get('ETag');
  if (response.status === 204) return { value: null as T, etag };
  const isJson = response.headers.get('Content-Type')?.includes('json');
  return { value: (await (isJson ? response.json() : response.text())) as T, etag };
}

const ifMatch = (etag?: string | null): Record<string, string> =>
  etag ? { 'If-Match': etag } : {};

const isForm = (payload: unknown): payload is FormData => payload instanceof FormData;

/**
 * Reads an answer to its end: what is cut short on the way, or is a page that the network put in its
 * place, tells of nothing done.
 */
async function readToItsEnd(response: Response): Promise<void> {
  const text = await response.clone().text();
  const type = response.headers.get('Content-Type') ?? '';
  if (type.includes('json')) JSON.parse(text);
  if (type.includes('html')) throw new TypeError('A page came instead of an answer.');
}

/**
 * Names what is written: what is sent again because it is not known to be done keeps its name, so
 * that the server, which may have it, neither creates it twice nor takes it for someone else's change.
 */
function createNames() {
  const undone = new Map<string, string>();
  return {
    of(content: string): string {
      const name = undone.get(content) ?? newName();
      undone.set(content, name);
      return name;
    },
    done: (content: string) => undone.delete(content),
  };
}

/**
 * Requests of the owner (spec 1 §7): JSON in and out, the token in both headers. Without a token
 * the console warns and the request is sent all the same; the server decides.
 *
 * @example const { value, etag } = await createOwnerApi(token).update<Project>('projects/a', patch);
 */
export function createOwnerApi(token: Token, fetcher: typeof fetch = fetch) {
  const names = createNames();
  const request = async (
    method: string,
    path: string,
    payload?: unknown,
    extra: Record<string, string> = {},
  ): Promise<Response> => {
    const json = payload !== undefined && !isForm(payload);
    const content = json ? JSON.stringify([method, path, extra, payload]) : '';
    const response = await fetcher(`/api/${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        ...ownerHeaders(token()),
        ...(method === 'DELETE' && { 'X-HTTP-Method-Override': 'DELETE' }),
        ...(json && {
          'Content-Type': 'application/json',
          [nameHeader]: names.of(content),
        }),
        ...extra,
      },
      signal: AbortSignal.timeout(timeoutMs),
      ...(payload !== undefined && {
        body: json ? JSON.stringify(payload) : (payload as FormData),
      }),
    });
    if (!response.ok) throw await refusal(response);
    await readToItsEnd(response);
    names.done(content);
    return response;
  };

  /** A picture becomes a file of the server's; throws with what is wrong with it. */
  const upload = async (path: string, file: Blob, name: string): Promise<StoredImage> => {
    const form = new FormData();
    form.append('file', file, name);
    return (await written<StoredImage>(await request('POST', path, form))).value;
  };

  return {
    /** Reads as the owner, who sees what is not published too. */
    read: async <T>(path: string) => written<T>(await request('GET', path)),
    /** @param creation of an entry that may have to be sent more than once, with other words by then. */
    create: async <T>(path: string, payload: unknown, creation?: Creation) => {
      const name = creation?.nameFor(JSON.stringify(payload));
      const response = await request('POST', path, payload, name ? { [nameHeader]: name } : {});
      creation?.done();
      return written<T>(response);
    },
    /** @param etag the version this change was made from; another one stored gives 412. */
    update: async <T>(path: string, payload: unknown, etag?: string | null) =>
      written<T>(await request('PUT', path, payload, ifMatch(etag))),
    /** Changes by POST, and by PUT where the API does not take that (spec 1 §7: the profile). */
    save: async <T>(path: string, payload: unknown, etag?: string | null) => {
      const by = (method: string) => request(method, path, payload, ifMatch(etag));
      const answer = await by('POST').catch((error: unknown) => {
        if (statusOf(error) === 405) return by('PUT');
        throw error;
      });
      return written<T>(answer);
    },
    remove: (resource: string, id: string) => removeEntry(request, resource, id),
    uploadImage: (file: Blob, name = 'image') => upload('upload/image', file, name),
    uploadAvatar: (file: Blob, name = 'avatar') => upload('upload/profile-image', file, name),
  };
}

export type OwnerApi = ReturnType<typeof createOwnerApi>;
