import { atom } from 'nanostores';
import { deviceStorage } from '../device-storage.ts';
import { storageKeys } from '../storage-keys.ts';

const parameter = 'admin';

/** Whether the owner switch always shows on this host; `further` hosts come from the settings. */
export const isOwnerHost = (host: string, further: readonly string[]): boolean =>
  host === 'localhost' || host.startsWith('127.') || further.includes(host);

/** The `admin` parameter: 1 or true is on, any other value is off, null if it is absent. */
export function adminParameter(search: string): boolean | null {
  const value = new URLSearchParams(search).get(parameter);
  return value === null ? null : value === '1' || value === 'true';
}

/** Whether the owner switch shows. */
export const $ownerToggleVisible = atom(false);

function remember(visible: boolean): void {
  deviceStorage.set(storageKeys.ownerToggleVisible, String(visible));
  $ownerToggleVisible.set(visible);
}

/** Shows the Owner switch on this device from now on. */
export const showOwnerToggle = (): void => remember(true);

function removeParameter(): void {
  const url = new URL(location.href);
  url.searchParams.delete(parameter);
  history.replaceState(history.state, '', url);
}

/** Decides at page load whether the switch shows, and removes the parameter from the address. */
export function initOwnerToggle(further: readonly string[]): void {
  const asked = adminParameter(location.search);
  if (asked !== null) {
    remember(asked);
    removeParameter();
  }
  const remembered = deviceStorage.get(storageKeys.ownerToggleVisible) === 'true';
  $ownerToggleVisible.set(remembered || isOwnerHost(location.hostname, further));
}
