import { deviceStorage } from '../device-storage.ts';
import { storageKeys } from '../storage-keys.ts';

/**
 * Whether this device keeps that shortcuts of one letter are off; an earlier version stored `off`,
 * which is no JSON.
 */
export const areKeysOff = (): boolean =>
  /^(false|off)$/.test(deviceStorage.get(storageKeys.readingKeys) ?? '');
