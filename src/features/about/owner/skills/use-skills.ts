import { useState } from 'react';
import { ApiError } from '../../../../api/http.ts';
import { type SkillView, skillMessages } from '../../../../entities/skill.ts';
import { showToast } from '../../../../ui/toast/toast.ts';
import { wordsOf } from '../obstacle.ts';
import { ownerApi } from '../owner-api.ts';
import { nextSortOrder, type SkillDraft, skillPayload } from './skill-draft.ts';

/** The skills as the owner sees them: added to, changed, and taken from. */
export function useSkills(loaded: readonly SkillView[]) {
  const [skills, setSkills] = useState(loaded);

  /** Rejects when the skill could not be stored. */
  const add = async (draft: SkillDraft) => {
    const payload = skillPayload(draft, nextSortOrder(skills));
    const { value } = await ownerApi.create<SkillView>('skills', payload);
    setSkills((all) => [...all, value]);
    showToast(skillMessages.added);
  };

  const replace = (id: string, draft: SkillDraft) =>
    setSkills((all) => all.map((one) => (one.id === id ? { ...one, ...draft } : one)));

  /** Removed from the list at once; if the server call fails, the list is restored (spec 1 §4). */
  const remove = async ({ id }: SkillView) => {
    const before = skills;
    setSkills((all) => all.filter((one) => one.id !== id));
    try {
      await ownerApi.remove('skills', id).catch(unlessGone);
      showToast(skillMessages.deleted);
    } catch (error) {
      setSkills(before);
      showToast(skillMessages.deleteFailed, 'failed', wordsOf(error));
    }
  };

  return { skills, add, replace, remove };
}

/** What another tab deleted already is deleted. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
