import { deviceStorage } from '../stores/device-storage.ts';
import { $ownerToken, setOwnerToken } from '../stores/owner/session.ts';
import { isExpired } from '../stores/owner/token.ts';
import { storageKeys } from '../stores/storage-keys.ts';

/**
 * Forgets a token that has expired, or that the server refused. Owner mode ends, unless the device
 * holds another one, as after signing in anew in another tab.
 */
export function forgetToken(token: string): void {
  const held = deviceStorage.get(storageKeys.ownerToken);
  setOwnerToken(held && held !== token ? held : '');
}

/**
 * Ends owner mode when the token expires, also in a tab that stays in sight. For the owner's parts
 * only, which visitors never load.
 */
export function endAtExpiry(): void {
  setInterval(() => {
    const token = $ownerToken.get();
    if (token && isExpired(token, Date.now() / 1000)) forgetToken(token);
  }, 1000);
}
