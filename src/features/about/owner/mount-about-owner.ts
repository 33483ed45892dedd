import { createElement } from 'react';
import { type Profile, profileMessages } from '../../../entities/profile.ts';
import type { SkillView } from '../../../entities/skill.ts';
import { mountIsland } from '../../../ui/mount-island.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { AboutOwner } from './AboutOwner.tsx';
import { ownerApi } from './owner-api.ts';
import { profileDocument } from './profile-document.ts';

/** Replaces the page's About screen by the same one with its editors, once all is read. */
export async function mountAboutOwner(screen: HTMLElement): Promise<void> {
  try {
    const [profile, skills] = await Promise.all([
      ownerApi.read<Profile>('profile'),
      ownerApi.read<SkillView[]>('skills'),
    ]);
    const loaded = profileDocument(ownerApi, profile);
    mountIsland(screen, createElement(AboutOwner, { document: loaded, skills: skills.value }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    showToast(profileMessages.loadFailed, 'failed', reason);
  }
}
