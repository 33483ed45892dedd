import { atom, onMount } from 'nanostores';
import type { ReadingPreferences } from '../../lib/reading/preferences.ts';
import { profileName, profilesFrom, type ReadingProfiles } from '../../lib/reading/profiles.ts';
import { deviceStorage } from '../device-storage.ts';
import { storageKeys } from '../storage-keys.ts';
import { storedJson } from './preferences.ts';

const read = () => profilesFrom(storedJson(storageKeys.readingProfiles));

/** The reading profiles saved on this device, by name. */
export const $readingProfiles = atom<ReadingProfiles>({});

const reread = () => $readingProfiles.set(read());

onMount($readingProfiles, () => {
  reread();
  window.addEventListener('storage', reread);
  return () => window.removeEventListener('storage', reread);
});

function keep(profiles: ReadingProfiles): void {
  deviceStorage.set(storageKeys.readingProfiles, JSON.stringify(profiles));
  $readingProfiles.set(profiles);
}

/** Saves settings under a name; gives false, and saves nothing, when the name is empty. */
export function saveProfile(text: string, preferences: ReadingPreferences): boolean {
  const name = profileName(text);
  if (name !== null) keep({ ...read(), [name]: preferences });
  return name !== null;
}

/** Forgets the profile of a name. */
export function dropProfile(name: string): void {
  const { [name]: _dropped, ...others } = read();
  keep(others);
}
