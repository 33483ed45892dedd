import { type Creation, createCreation } from '../api/creations.ts';
import { tabStorage } from '../stores/device-storage.ts';
import { storageKeys } from '../stores/storage-keys.ts';

/**
 * One entry being created, known to this tab after a reload too.
 *
 * @param kind the entries' path in the API; several at a time have something of their own behind it
 */
export const creationInTab = (kind: string): Creation =>
  createCreation(tabStorage, `${storageKeys.creation}${kind}`);
