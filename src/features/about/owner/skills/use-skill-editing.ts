import { useMemo, useState } from 'react';
import { type SkillView, skillMessages } from '../../../../entities/skill.ts';
import { failureWords } from '../../../../lib/save-words.ts';
import { unauthorizedText } from '../../../../lib/signed-out.ts';
import { ownerApi } from '../../../../owner/owner-api.ts';
import { showToast, withdrawToast } from '../../../../ui/toast/toast.ts';
import { type Editor, useEditor } from '../../../../ui/use-editor.ts';
import { feedbackIn } from '../feedback.ts';
import { type SkillDraft, skillSource } from './skill-draft.ts';
import { keptSkill } from './skill-drafts.ts';

type Options = {
  skill: SkillView;
  onSaved: (draft: SkillDraft) => void;
  onGone: () => void;
  add: (draft: SkillDraft) => Promise<void>;
};

const feedback = feedbackIn({
  saved: skillMessages.updated,
  failed: skillMessages.updateFailed,
  unauthorized: unauthorizedText,
});

const ignore = () => {};

/**
 * The editor of a stored skill, which refuses an empty name; and a way to add the words as a new
 * skill, if this one was deleted meanwhile. Like a save, adding can neither be cancelled nor changed.
 */
export function useSkillEditing({ skill, onSaved, onGone, add }: Options) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rendering passes another onGone, but a source remembers what it read
  const { source, draft } = useMemo(
    () => ({ source: skillSource(ownerApi, skill, onGone), draft: keptSkill(skill.id) }),
    [skill],
  );
  const stored = useEditor<SkillDraft>({ source, feedback, draft, onSaved });
  const [refused, setRefused] = useState(false);
  const [adding, setAdding] = useState(false);
  const { value } = stored.editing ?? {};
  const isEmpty = value?.name.trim() === '';

  const save: Editor<SkillDraft>['save'] = async (base) => {
    setRefused(isEmpty);
    if (!isEmpty && !adding) await stored.save(base);
  };
  const saveAnew = async () => {
    if (!value || isEmpty || adding) return;
    setAdding(true);
    withdrawToast(skillMessages.addFailed);
    try {
      await add(value);
      stored.stop();
    } catch (error) {
      showToast(skillMessages.addFailed, 'failed', failureWords(error));
    } finally {
      setAdding(false);
    }
  };
  return {
    ...stored,
    save,
    saveAnew,
    busy: stored.busy || adding,
    emptied: refused && isEmpty,
    change: adding ? ignore : stored.change,
    cancel: adding ? ignore : stored.cancel,
  };
}
