import { type Creation, createCreation } from '../api/creations.ts';
import { tabStorage } from '../stores/device-storage.ts';
import { storageKeys } from '../stores/storage-keys.ts';

/**
 * One entry being created, remembered by this tab across a reload.
 *
 * @param kind the entries' path in the API, with a suffix where several are created at a time
 */
export const creationInTab = (kind: string): Creation =>
  createCreation(tabStorage, `${storageKeys.creation}${kind}`);
