import { deviceStorage, readJson } from '../../../stores/device-storage.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import type { PartName, Parts } from './profile-document.ts';
import type { Draft } from './use-editor.ts';

type Drafts = { [N in PartName]?: Draft<Parts[N]> };

const key = storageKeys.profileDrafts;

function drafts(): Drafts {
  const kept = readJson(key);
  return typeof kept === 'object' && kept !== null ? kept : {};
}

const keep = (all: Drafts): void => {
  if (Object.keys(all).length === 0) deviceStorage.remove(key);
  else deviceStorage.set(key, JSON.stringify(all));
};

const isDraft = <T>(kept: unknown): kept is Draft<T> =>
  typeof kept === 'object' && kept !== null && 'value' in kept && 'base' in kept;

/** The draft of one part of the profile, kept when the page is left. */
export const partDraft = <N extends PartName>(name: N) => ({
  read: (): Draft<Parts[N]> | undefined => {
    const kept: unknown = drafts()[name];
    return isDraft<Parts[N]>(kept) ? kept : undefined;
  },
  keep: (draft: Draft<Parts[N]>): void => keep({ ...drafts(), [name]: draft }),
  drop: (): void => {
    const { [name]: _dropped, ...others } = drafts();
    keep(others as Drafts);
  },
});
