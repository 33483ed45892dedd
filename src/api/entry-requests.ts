import type { Creation } from './creations.ts';
import type { OwnerApi } from './writes.ts';

/**
 * The requests a form makes for the entries of one kind, as the owner.
 *
 * @param kind the entries' path in the API, such as `education`
 * @param creation the new entry, however often it has to be sent
 */
export function entryRequests<R>(api: OwnerApi, kind: string, creation: Creation) {
  const pathOf = (id: string) => `${kind}/${encodeURIComponent(id)}`;
  return {
    read: (id: string) => api.read<R>(pathOf(id)),
    create: (payload: unknown) => api.create<R>(kind, payload, creation),
    update: (id: string, payload: unknown, etag: string | null) =>
      api.update<R>(pathOf(id), payload, etag),
  };
}
