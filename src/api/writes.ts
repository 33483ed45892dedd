import { statusOf } from '../lib/api-error.ts';
import type { StoredImage } from '../lib/uploaded-image.ts';
import { type ChangesKept, createChanges } from './changes.ts';
import { type Creation, createKeys, keyHeader } from './creations.ts';
import { createOwnerRequest, type OwnerRequest, type Token } from './owner-request.ts';
import { removeEntry } from './removal.ts';
import { something } from './something.ts';
import { versionOf } from './version.ts';

/** The answer to a write: the stored value, and the version to send with the next write. */
export type Written<T> = { value: T; etag: string | null };

async function written<T>(response: Response): Promise<Written<T>> {
  const etag = versionOf(response);
  if (response.status === 204) return { value: null as T, etag };
  const isJson = response.headers.get('Content-Type')?.includes('json');
  return { value: (await (isJson ? response.json() : response.text())) as T, etag };
}

const ifMatch = (etag?: string | null): Record<string, string> =>
  etag ? { 'If-Match': etag } : {};

/** Requests that change what is stored: one that is sent again is carried out once. */
function keyed(request: OwnerRequest): OwnerRequest {
  const keys = createKeys();
  return async (method, path, payload, extra) => {
    if (payload === undefined) return request(method, path, payload, extra);
    const content = JSON.stringify([method, path, extra, payload]);
    const key = keys.of(content);
    const response = await request(method, path, payload, { ...extra, [keyHeader]: key });
    keys.done(content);
    return response;
  };
}

const asking = (request: OwnerRequest) => ({
  /** Reads as the owner, who also sees what is unpublished. */
  read: async <T>(path: string) => something(await written<T>(await request('GET', path))),
  /** Asks about something that is not stored, so that asking twice does no harm. */
  ask: async <T>(path: string, payload: unknown) =>
    written<T>(await request('POST', path, payload)),
});

const creating = (request: OwnerRequest, write: OwnerRequest) => ({
  /** @param creation makes it safe to send an entry again, even after its content changed. */
  create: async <T>(path: string, payload: unknown, creation?: Creation) => {
    if (!creation) return written<T>(await write('POST', path, payload));
    const key = creation.keyFor(JSON.stringify(payload));
    const response = await request('POST', path, payload, { [keyHeader]: key });
    creation.done();
    return written<T>(response);
  },
});

function changing(write: OwnerRequest, kept?: ChangesKept) {
  const change = createChanges(
    ({ method, path, payload, etag }) => write(method, path, payload, ifMatch(etag)),
    kept,
  );
  return {
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
  };
}

function uploading(request: OwnerRequest) {
  /** Stores a picture on the server; throws with what is wrong with it. */
  const upload = async (path: string, file: Blob, name: string): Promise<StoredImage> => {
    const form = new FormData();
    form.append('file', file, name);
    return (await written<StoredImage>(await request('POST', path, form))).value;
  };
  return {
    uploadImage: (file: Blob, name = 'image') => upload('upload/image', file, name),
    uploadAvatar: (file: Blob, name = 'avatar') => upload('upload/profile-image', file, name),
  };
}

/**
 * The owner's requests (spec 1 §7): JSON in and out, the token in both headers. Without a token it
 * warns on the console and sends the request anyway, because the server decides.
 *
 * @example const { value, etag } = await createOwnerApi(token).update<Project>('projects/a', patch);
 */
export function createOwnerApi(token: Token, fetcher: typeof fetch = fetch, kept?: ChangesKept) {
  const request = createOwnerRequest(token, fetcher);
  const write = keyed(request);
  return {
    ...asking(request),
    ...creating(request, write),
    ...changing(write, kept),
    ...uploading(request),
    /** @param etag the version to delete; 412 if another one is stored. */
    remove: (resource: string, id: string, etag?: string | null) =>
      removeEntry(write, resource, id, ifMatch(etag)),
  };
}

export type OwnerApi = ReturnType<typeof createOwnerApi>;
