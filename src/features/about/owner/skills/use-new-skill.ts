import { useState } from 'react';
import type { Kept } from '../../../../lib/unsaved-words.ts';
import { storageKeys } from '../../../../stores/storage-keys.ts';
import { useKeptWhenLeft } from '../../../../ui/use-kept-when-left.ts';
import { useLatestState } from '../../../../ui/use-latest-state.ts';
import { useUnsavedWarning } from '../../../../ui/use-unsaved-warning.ts';
import { editorDraft } from '../editor-draft.ts';
import { emptySkill, type SkillDraft } from './skill-draft.ts';

const draft = editorDraft<SkillDraft>(storageKeys.skillDraft);

const isTyped = ({ name }: SkillDraft) => name.trim() !== '';

/** The skill being typed, kept on this device from its first letter until it is added. */
export function useNewSkill() {
  const [restored] = useState(draft.read);
  const { value: skill, latest, show } = useLatestState(restored?.value ?? emptySkill);
  const [isKept, setKept] = useState<Kept>(true);
  const typed = isTyped(skill);
  const keep = () => setKept(draft.keep({ value: latest.current, base: emptySkill }));
  useUnsavedWarning(typed);
  useKeptWhenLeft(typed, keep);

  const change = (next: SkillDraft) => {
    show(next);
    if (isTyped(next)) keep();
    else draft.drop();
  };
  return { skill, latest, typed, isKept, change };
}
