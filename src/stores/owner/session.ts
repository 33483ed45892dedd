import { atom, onMount } from 'nanostores';
import { deviceStorage, tabStorage } from '../device-storage.ts';
import { isExported } from '../exported.ts';
import { storageKeys } from '../storage-keys.ts';
import { showOwnerToggle } from './toggle.ts';
import { isExpired } from './token.ts';

/** The window event sent whenever owner mode may have changed in this tab. */
export const ownerModeChanged = 'owner-mode-changed';

const nowInSeconds = () => Date.now() / 1000;

/** Where a token may be stored, this tab's place first. */
const places = [
  [tabStorage, storageKeys.ownerToken],
  [deviceStorage, storageKeys.ownerToken],
  [deviceStorage, storageKeys.token],
] as const;

function clearSession(): void {
  for (const [storage, key] of places) storage.remove(key);
  deviceStorage.set(storageKeys.ownerMode, 'false');
}

/** The first stored token that has not expired; owner mode lasts as long as one (spec 1 §4). */
function readToken(): string | null {
  let hasExpired = false;
  for (const [storage, key] of places) {
    const token = storage.get(key);
    if (token && !isExpired(token, nowInSeconds())) return token;
    if (token) storage.remove(key);
    hasExpired ||= Boolean(token);
  }
  if (hasExpired) clearSession();
  return null;
}

/**
 * The token if the flag is true and one has not expired, else null: always where no server could
 * take it. When the flag is off it removes this tab's copy, because another tab that signed out
 * could not reach it.
 */
function readOwnerToken(): string | null {
  if (isExported()) return null;
  if (deviceStorage.get(storageKeys.ownerMode) === 'true') return readToken();
  tabStorage.remove(storageKeys.ownerToken);
  return null;
}

/** The owner's token while owner mode is on, else null. */
export const $ownerToken = atom<string | null>(null);

/** Whether owner mode is on now. */
export const isOwner = (): boolean => $ownerToken.get() !== null;

const reread = () => $ownerToken.set(readOwnerToken());
const rereadWhenSeen = () => {
  if (document.visibilityState === 'visible') reread();
};

onMount($ownerToken, () => {
  reread();
  window.addEventListener(ownerModeChanged, reread);
  window.addEventListener('storage', reread);
  document.addEventListener('visibilitychange', rereadWhenSeen);
  return () => {
    window.removeEventListener(ownerModeChanged, reread);
    window.removeEventListener('storage', reread);
    document.removeEventListener('visibilitychange', rereadWhenSeen);
  };
});

/** Turns owner mode on with a token; an empty or expired one turns it off (spec 1 §4). */
export function setOwnerToken(token: string): void {
  if (token === '' || isExpired(token, nowInSeconds())) clearSession();
  else {
    deviceStorage.set(storageKeys.token, token);
    deviceStorage.set(storageKeys.ownerToken, token);
    tabStorage.set(storageKeys.ownerToken, token);
    deviceStorage.set(storageKeys.ownerMode, 'true');
    showOwnerToggle();
  }
  window.dispatchEvent(new Event(ownerModeChanged));
}

/** Ends owner mode on this device, in every tab. */
export const signOut = (): void => setOwnerToken('');

/**
 * Runs `mount` once, as soon as owner mode is on. `mount` imports the owner's parts dynamically, so
 * that visitors never load them. From then on the part itself follows `$ownerToken`, so that it can
 * stay open while work in it is unfinished.
 */
export function whenOwner(mount: () => void): void {
  const stop = $ownerToken.subscribe((token) => {
    if (token === null) return;
    mount();
    queueMicrotask(() => stop());
  });
}
