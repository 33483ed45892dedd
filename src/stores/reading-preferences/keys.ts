import { deviceValue } from '../device-value.ts';
import { storageKeys } from '../storage-keys.ts';
import { areKeysOff } from './keys-off.ts';

/** Whether shortcuts of one letter are on. */
export const readingKeysOn = deviceValue([storageKeys.readingKeys], () => !areKeysOff());
