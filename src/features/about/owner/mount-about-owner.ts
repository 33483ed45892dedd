import { createElement } from 'react';
import { type Profile, profileMessages } from '../../../entities/profile.ts';
import type { SkillView } from '../../../entities/skill.ts';
import { failureWords } from '../../../lib/save-words.ts';
import { ownerApi } from '../../../owner/owner-api.ts';
import { mountIsland } from '../../../ui/mount-island.ts';
import { retryButton } from '../../../ui/retry-button.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { AboutOwner } from './AboutOwner.tsx';
import { profileDocument } from './profile-document.ts';

/** Replaces the About screen with one that has editors, once everything is loaded. */
export async function mountAboutOwner(screen: HTMLElement): Promise<void> {
  try {
    const [profile, skills] = await Promise.all([
      ownerApi.read<Profile>('profile'),
      ownerApi.read<SkillView[]>('skills'),
    ]);
    const loaded = profileDocument(ownerApi, profile);
    mountIsland(screen, createElement(AboutOwner, { document: loaded, skills: skills.value }));
  } catch (error) {
    showToast(profileMessages.loadFailed, 'failed', failureWords(error));
    offerRetry(screen);
  }
}

/** Leaves the page as it was sent, and says above it that it cannot be edited yet. */
function offerRetry(screen: HTMLElement): void {
  const note = document.createElement('p');
  note.className = 'wrap meta';
  note.setAttribute('role', 'alert');
  const retry = () => {
    note.remove();
    void mountAboutOwner(screen);
  };
  note.append(`${profileMessages.loadFailed}. `, retryButton(retry));
  screen.before(note);
}
