import { deviceStorage } from '../device-storage.ts';
import { deviceValue } from '../device-value.ts';
import { storageKeys } from '../storage-keys.ts';

const key = storageKeys.readingKeys;

/** Whether shortcuts of one letter are on; an earlier version stored `off`, which is no JSON. */
export const readingKeysOn = deviceValue(
  [key],
  ([isOn]) => isOn !== false && deviceStorage.get(key) !== 'off',
);
