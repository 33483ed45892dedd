import { deviceStorage } from '../../../stores/device-storage.ts';
import { $ownerToken, ownerModeChanged } from '../../../stores/owner/session.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';

const setMode = (isOn: boolean) => deviceStorage.set(storageKeys.ownerMode, String(isOn));

/** Turns owner mode on if this device still has a token that has not expired (spec 3 §2). */
export function resumeOwnerMode(): void {
  if ($ownerToken.get() !== null) return;
  setMode(true);
  window.dispatchEvent(new Event(ownerModeChanged));
  if ($ownerToken.get() === null) setMode(false);
}
