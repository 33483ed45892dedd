import type { Creation } from './creations.ts';
import type { OwnerApi } from './writes.ts';

/**
 * The owner's requests for one kind of entry, as its form makes them.
 *
 * @param kind the entries' path in the API, such as `education`
 * @param creation identifies a new entry across attempts to send it
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
