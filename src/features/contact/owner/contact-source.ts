import { ApiError } from '../../../api/http.ts';
import { createOwnerApi } from '../../../api/writes.ts';
import type { Profile } from '../../../entities/profile.ts';
import { deviceStorage } from '../../../stores/device-storage.ts';
import { $ownerToken } from '../../../stores/owner/session.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import type { RecordSource } from '../../../ui/record-form/use-record-form.ts';
import { type ContactValues, payloadOf, valuesOf } from './contact-values.ts';

const api = createOwnerApi(() => $ownerToken.get());

function readDraft(): ContactValues | null {
  try {
    return JSON.parse(deviceStorage.get(storageKeys.contactDetailsDraft) ?? 'null');
  } catch {
    return null; // written by something else; there is nothing to restore
  }
}

/** The contact details are a part of the profile; the rest of it stays as it is stored. */
export const contactSource: RecordSource<ContactValues> = {
  load: async () => {
    const { value, etag } = await api.read<Profile>('profile');
    return { value: valuesOf(value), etag };
  },
  save: async (values, etag) => {
    await api.save('profile', payloadOf(values), etag);
  },
  statusOf: (error) => (error instanceof ApiError ? error.status : 0),
  draft: {
    read: readDraft,
    keep: (values) => deviceStorage.set(storageKeys.contactDetailsDraft, JSON.stringify(values)),
    drop: () => deviceStorage.remove(storageKeys.contactDetailsDraft),
  },
};
