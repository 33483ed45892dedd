import { useRef, useState } from 'react';
import { type SkillView, skillMessages } from '../../../../entities/skill.ts';
import type { Deletion } from '../../../../lib/deletion.ts';
import { putBack } from '../../../../lib/put-back.ts';
import { failureWords } from '../../../../lib/save-words.ts';
import { creationInTab } from '../../../../owner/creation-in-tab.ts';
import { deletionOf } from '../../../../owner/deletion.ts';
import { ownerApi } from '../../../../owner/owner-api.ts';
import { showToast, withdrawToast } from '../../../../ui/toast/toast.ts';
import { draftOf, nextSortOrder, type SkillDraft, skillPayload } from './skill-draft.ts';
import { keptSkill } from './skill-drafts.ts';
import { withAdded } from './skill-list.ts';

const creation = creationInTab('skills');

/**
 * Identifies the skill being added across attempts to send it, by its words alone: after a reload
 * the list may have it already, which moves the place it would get.
 */
const creationOf = (draft: SkillDraft) => ({
  ...creation,
  keyFor: () => creation.keyFor(JSON.stringify(draft)),
});

/** The owner's list of skills, with adding, changing and deleting. */
export function useSkills(loaded: readonly SkillView[]) {
  const [skills, setSkills] = useState(loaded);
  const latest = useRef(skills);
  latest.current = skills;

  /** Rejects if the skill could not be stored. */
  const add = async (draft: SkillDraft) => {
    const payload = skillPayload(draft, nextSortOrder(skills));
    const { value } = await ownerApi.create<SkillView>('skills', payload, creationOf(draft));
    setSkills((all) => withAdded(all, value));
    showToast(skillMessages.added);
  };

  const replace = (id: string, draft: SkillDraft) =>
    setSkills((all) => all.map((one) => (one.id === id ? { ...one, ...draft } : one)));

  /** Removes a skill that someone else deleted from the list. */
  const drop = (id: string) => setSkills((all) => all.filter((one) => one.id !== id));

  /** The skills before each one was removed, by its id: several may be on their way at once. */
  const before = useRef(new Map<string, readonly SkillView[]>());
  const restore = (id: string) =>
    setSkills((all) => putBack(all, id, before.current.get(id) ?? all));

  /**
   * Removes the skill from the list at once and deletes it by `run`; if the server call fails or it
   * shall stay, restores it (spec 1 §4) and keeps other changes made meanwhile.
   */
  const remove = async (id: string, run: Deletion['run']) => {
    before.current.set(id, latest.current);
    drop(id);
    withdrawToast(skillMessages.deleteFailed);
    try {
      if (!(await run())) return restore(id);
      drop(id);
      keptSkill(id).dropAny();
      showToast(skillMessages.deleted);
    } catch (error) {
      restore(id);
      showToast(skillMessages.deleteFailed, 'failed', failureWords(error));
    }
  };

  /** Begins the deletion of a skill; the list shows it as someone else changed it. */
  const deletion = (skill: SkillView) =>
    deletionOf<SkillView>('skills', skill.id, draftOf(skill), {
      show: (stored) => {
        restore(stored.id);
        replace(stored.id, stored);
      },
    });

  return { skills, add, replace, drop, remove, deletion };
}
