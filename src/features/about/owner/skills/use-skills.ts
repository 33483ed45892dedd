import { useRef, useState } from 'react';
import { unlessGone } from '../../../../api/removal.ts';
import { type SkillView, skillMessages } from '../../../../entities/skill.ts';
import { failureWords } from '../../../../lib/save-words.ts';
import { creationInTab } from '../../../../owner/creation-in-tab.ts';
import { ownerApi } from '../../../../owner/owner-api.ts';
import { showToast } from '../../../../ui/toast/toast.ts';
import { same } from '../versions.ts';
import { draftOf, nextSortOrder, type SkillDraft, skillPayload } from './skill-draft.ts';
import { putBack } from './skill-list.ts';

/** The skill being added, however often it has to be sent. */
const creation = creationInTab('skills');

/** The skills as the owner sees them: added to, changed, and taken from. */
export function useSkills(loaded: readonly SkillView[]) {
  const [skills, setSkills] = useState(loaded);
  const latest = useRef(skills);
  latest.current = skills;

  /** Rejects when the skill could not be stored. */
  const add = async (draft: SkillDraft) => {
    const payload = skillPayload(draft, nextSortOrder(skills));
    const { value } = await ownerApi.create<SkillView>('skills', payload, creation);
    setSkills((all) => [...all, value]);
    showToast(skillMessages.added);
  };

  const replace = (id: string, draft: SkillDraft) =>
    setSkills((all) => all.map((one) => (one.id === id ? { ...one, ...draft } : one)));

  /** Takes out of the list what somebody else deleted. */
  const drop = (id: string) => setSkills((all) => all.filter((one) => one.id !== id));

  /**
   * Removed from the list at once; if the server call fails, the list is restored (spec 1 §4), with
   * what was changed in it meanwhile.
   */
  const remove = async ({ id }: SkillView) => {
    const before = latest.current;
    drop(id);
    try {
      await ownerApi.remove('skills', id).catch(unlessGone);
      showToast(skillMessages.deleted);
    } catch (error) {
      setSkills((all) => putBack(all, id, before));
      showToast(skillMessages.deleteFailed, 'failed', failureWords(error));
    }
  };

  /** Whether somebody changed a skill since this page read it; then the list shows how it is now. */
  const isChanged = async (skill: SkillView): Promise<boolean> => {
    const stored = await ownerApi.read<SkillView>(`skills/${encodeURIComponent(skill.id)}`).catch(
      () => null, // the deletion itself says what is wrong
    );
    if (!stored || same(draftOf(stored.value), draftOf(skill))) return false;
    replace(skill.id, stored.value);
    return true;
  };

  return { skills, add, replace, drop, remove, isChanged };
}
