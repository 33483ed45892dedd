import { preferencesFrom, type ReadingPreferences } from './preferences.ts';

/** Saved settings by the reader's name for them. */
export type ReadingProfiles = Readonly<Record<string, ReadingPreferences>>;

/** A profile's name, trimmed; null if that leaves it empty (spec 2 §5). */
export const profileName = (text: string): string | null => text.trim() || null;

/** Profiles from any stored value; drops entries without a name or settings. */
export function profilesFrom(raw: unknown): ReadingProfiles {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return {};
  const entries = Object.entries(raw).filter(
    ([name, one]) => profileName(name) === name && typeof one === 'object' && one !== null,
  );
  return Object.fromEntries(entries.map(([name, one]) => [name, preferencesFrom(one)]));
}

export const profileMessages = {
  none: 'No saved profiles yet',
  nameRequired: 'Please enter a profile name.',
} as const;
