import { answered, createNetworkError } from '../lib/network-error.ts';
import { isSignedOut, unauthorizedText } from '../lib/signed-out.ts';
import { timeoutMs } from '../lib/time-out.ts';
import type { StoredImage } from '../lib/uploaded-image.ts';
import { type ChangesKept, createChanges } from './changes.ts';
import { type Creation, createKeys, keyHeader } from './creations.ts';
import { ApiError, errorOf, statusOf } from './http.ts';
import { removeEntry } from './removal.ts';
import { something } from './something.ts';
import { versionOf } from './version.ts';

type Token = () => string | null;

/** The answer to a write: the stored value, and the version to send with the next write. */
export type Written<T> = { value: T; etag: string | null };

const warning = 'Owner token is missing. Unlock owner mode first.';

/** A signed token stays as it is; one damaged on the device still fits in a header, to be refused. */
function ownerHeaders(token: string | null): Record<string, string> {
  const sent = encodeURIComponent(token ?? '');
  if (sent) return { Authorization: `Bearer ${sent}`, 'X-Owner-Token': sent };
  console.warn(warning);
  return {};
}

async function refusal(response: Response): Promise<ApiError> {
  const error = await errorOf(response);
  return isSignedOut(response.status) ? new ApiError(response.status, unauthorizedText) : error;
}

async function written<T>(response: Response): Promise<Written<T>> {
  const etag = versionOf(response);
  if (response.status === 204) return { value: null as T, etag };
  const isJson = response.headers.get('Content-Type')?.includes('json');
  return { value: (await (isJson ? response.json() : response.text())) as T, etag };
}

const ifMatch = (etag?: string | null): Record<string, string> =>
  etag ? { 'If-Match': etag } : {};

const isForm = (payload: unknown): payload is FormData => payload instanceof FormData;

/**
 * Throws if an answer was cut short or replaced by a network's own page, because neither shows that
 * the request was carried out.
 */
async function readToItsEnd(response: Response): Promise<void> {
  const type = response.headers.get('Content-Type') ?? '';
  if (type.includes('html')) throw createNetworkError('A page came instead of an answer.');
  const copy = response.clone();
  await answered(type.includes('json') ? copy.json() : copy.text());
}

/**
 * The owner's requests (spec 1 §7): JSON in and out, the token in both headers. Without a token it
 * warns on the console and sends the request anyway, because the server decides.
 *
 * @example const { value, etag } = await createOwnerApi(token).update<Project>('projects/a', patch);
 */
export function createOwnerApi(token: Token, fetcher: typeof fetch = fetch, kept?: ChangesKept) {
  const keys = createKeys();
  const request = async (
    method: string,
    path: string,
    payload?: unknown,
    extra: Record<string, string> = {},
  ): Promise<Response> => {
    const json = payload !== undefined && !isForm(payload);
    const response = await answered(
      fetcher(`/api/${path}`, {
        method,
        headers: {
          Accept: 'application/json',
          ...ownerHeaders(token()),
          ...(method === 'DELETE' && { 'X-HTTP-Method-Override': 'DELETE' }),
          ...(json && { 'Content-Type': 'application/json' }),
          ...extra,
        },
        signal: AbortSignal.timeout(timeoutMs),
        ...(payload !== undefined && {
          body: json ? JSON.stringify(payload) : (payload as FormData),
        }),
      }),
    );
    if (!response.ok) throw await refusal(response);
    await readToItsEnd(response);
    return response;
  };

  /** A request that changes what is stored. */
  const write: typeof request = async (method, path, payload, extra) => {
    if (payload === undefined) return request(method, path, payload, extra);
    const content = JSON.stringify([method, path, extra, payload]);
    const key = keys.of(content);
    const response = await request(method, path, payload, { ...extra, [keyHeader]: key });
    keys.done(content);
    return response;
  };

  const change = createChanges(
    ({ method, path, payload, etag }) => write(method, path, payload, ifMatch(etag)),
    kept,
  );

  /** Stores a picture on the server; throws with what is wrong with it. */
  const upload = async (path: string, file: Blob, name: string): Promise<StoredImage> => {
    const form = new FormData();
    form.append('file', file, name);
    return (await written<StoredImage>(await request('POST', path, form))).value;
  };

  return {
    /** Reads as the owner, who also sees what is unpublished. */
    read: async <T>(path: string) => something(await written<T>(await request('GET', path))),
    /** @param creation makes it safe to send an entry again, even after its content changed. */
    create: async <T>(path: string, payload: unknown, creation?: Creation) => {
      if (!creation) return written<T>(await write('POST', path, payload));
      const key = creation.keyFor(JSON.stringify(payload));
      const response = await request('POST', path, payload, { [keyHeader]: key });
      creation.done();
      return written<T>(response);
    },
    /** Asks about something that is not stored, so that asking twice does no harm. */
    ask: async <T>(path: string, payload: unknown) =>
      written<T>(await request('POST', path, payload)),
    /** @param etag the version this change is based on; 412 if another one is stored. */
    update: async <T>(path: string, payload: unknown, etag?: string | null) =>
      written<T>(await change({ method: 'PUT', path, payload, etag })),
    /**
     * Sends a change by POST, or by PUT if the API answers 405 (spec 1 §7: the profile).
     *
     * @param part names what is changed, where others are changed by themselves meanwhile
     */
    save: async <T>(path: string, payload: unknown, etag?: string | null, part = '') => {
      const by = (method: string) => change({ method, path, payload, etag, part });
      const answer = await by('POST').catch((error: unknown) => {
        if (statusOf(error) === 405) return by('PUT');
        throw error;
      });
      return written<T>(answer);
    },
    remove: (resource: string, id: string) => removeEntry(write, resource, id),
    uploadImage: (file: Blob, name = 'image') => upload('upload/image', file, name),
    uploadAvatar: (file: Blob, name = 'avatar') => upload('upload/profile-image', file, name),
  };
}

export type OwnerApi = ReturnType<typeof createOwnerApi>;
