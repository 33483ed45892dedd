import { createElement } from 'react';
import { type Profile, profileMessages } from '../../../entities/profile.ts';
import type { SkillView } from '../../../entities/skill.ts';
import { failureWords } from '../../../lib/save-words.ts';
import { ownerApi } from '../../../owner/owner-api.ts';
import { mountAtOnce } from '../../../ui/mount-island.ts';
import { retryNote } from '../../../ui/retry-note.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { AboutOwner } from './AboutOwner.tsx';
import { profileDocument } from './profile-document.ts';

/**
 * Replaces the About screen with one that has editors, once everything is loaded; until then the
 * page stays as it was sent, and says above it why it cannot be edited.
 */
export async function mountAboutOwner(screen: HTMLElement): Promise<void> {
  try {
    const [profile, skills] = await Promise.all([
      ownerApi.read<Profile>('profile'),
      ownerApi.read<SkillView[]>('skills'),
    ]);
    const loaded = profileDocument(ownerApi, profile);
    mountAtOnce(screen, createElement(AboutOwner, { document: loaded, skills: skills.value }));
  } catch (error) {
    showToast(profileMessages.loadFailed, 'failed', failureWords(error));
    const retry = () => mountAboutOwner(screen);
    screen.before(retryNote(profileMessages.loadFailed, error, { className: 'wrap meta', retry }));
  }
}
