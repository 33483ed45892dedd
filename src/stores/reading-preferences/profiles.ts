import type { ReadingPreferences } from '../../lib/reading/preferences.ts';
import { profileName, profilesFrom } from '../../lib/reading/profiles.ts';
import { deviceValue } from '../device-value.ts';
import { storageKeys } from '../storage-keys.ts';

const profiles = deviceValue([storageKeys.readingProfiles], ([raw]) => profilesFrom(raw));

/** The reading profiles saved on this device, by name. */
export const $readingProfiles = profiles.$value;

/** Saves settings under a name; returns false and saves nothing if the name is empty. */
export function saveProfile(text: string, preferences: ReadingPreferences): boolean {
  const name = profileName(text);
  if (name !== null) profiles.write({ ...profiles.read(), [name]: preferences });
  return name !== null;
}

/** Deletes the profile with this name. */
export function dropProfile(name: string): void {
  const { [name]: _dropped, ...others } = profiles.read();
  profiles.write(others);
}
