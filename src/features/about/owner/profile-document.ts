import { atom } from 'nanostores';
import * as v from 'valibot';
import type { OwnerApi } from '../../../api/writes.ts';
import type { Profile } from '../../../entities/profile.ts';
import { createNetworkError } from '../../../lib/network-error.ts';
import { same } from '../../../lib/same.ts';
import { sentTo } from '../../../owner/changes-in-tab.ts';
import type { Source, Version } from '../../../ui/obstacle/versions.ts';

/** The parts of the profile that the About screen edits (spec 1 §7). */
const partsOf = ({ fullName, quote, avatarUrl, about, socials }: Profile) => ({
  fullName,
  quote,
  avatarUrl,
  about,
  ...socials.extras,
});

export type Parts = ReturnType<typeof partsOf>;
export type PartName = keyof Parts;

const texts = v.array(v.string());

/** The shape of each part, whatever it says: a draft may still be too long to be saved. */
export const partShapes: { [N in PartName]: v.GenericSchema<Parts[N]> } = {
  fullName: v.string(),
  quote: v.string(),
  avatarUrl: v.nullable(v.string()),
  about: v.string(),
  interests: texts,
  languages: v.array(v.object({ name: v.string(), level: v.string() })),
  focus: texts,
  motto: v.string(),
};

const isProfile = (saved: Version<Profile | null>): saved is Version<Profile> =>
  typeof saved.value === 'object' && saved.value !== null;

/** The body of a profile save. Fields that are not in it stay as they are stored. */
export function payloadOf(profile: Profile, change: Partial<Parts>) {
  const { fullName, quote, avatarUrl, about, ...extras } = { ...partsOf(profile), ...change };
  return { fullName, quote, avatarUrl, about, socials: { extras } };
}

/**
 * The profile as last read or saved. Each part is edited separately and saved into the newest known
 * profile, so that saving one part never reverts another.
 *
 * @example await saveOver(profileDocument(api, loaded).part('motto'), 'Build.', base);
 */
export function profileDocument(api: Pick<OwnerApi, 'read' | 'save'>, loaded: Version<Profile>) {
  let held = loaded;
  const $profile = atom(loaded.value);
  const hold = (version: Version<Profile>): void => {
    held = version;
    $profile.set(version.value);
  };
  const heldPart = <N extends PartName>(name: N): Version<Parts[N]> => ({
    value: partsOf(held.value)[name],
    etag: held.etag,
  });
  /** After an answer that does not say what is stored (204): throws unless that is what was sent. */
  const readBack = async <N extends PartName>(name: N, sent: Parts[N]) => {
    hold(await api.read<Profile>('profile'));
    if (!same(heldPart(name).value, sent)) throw createNetworkError('Nothing came as an answer.');
  };
  const part = <N extends PartName>(name: N): Source<Parts[N]> => ({
    read: async () => {
      hold(await api.read<Profile>('profile'));
      return heldPart(name);
    },
    write: async (value, etag) => {
      const payload = payloadOf(held.value, { [name]: value });
      const saved = await api.save<Profile | null>('profile', payload, etag, name);
      if (isProfile(saved)) hold(saved);
      else await readBack(name, value);
      return heldPart(name);
    },
    sent: () => sentTo<Profile>('profile').map((profile) => partsOf(profile)[name]),
  });
  return { $profile, heldPart, part };
}

export type ProfileDocument = ReturnType<typeof profileDocument>;
