import { useState } from 'react';
import { same } from '../../../../lib/same.ts';
import { useKeptEditing } from '../../../../ui/use-kept-editing.ts';
import { emptySkill, type SkillDraft } from './skill-draft.ts';
import { keptSkill } from './skill-drafts.ts';

const kept = keptSkill('');

const draft = {
  isDirty: ({ name }: SkillDraft) => name.trim() !== '',
  keep: (value: SkillDraft) => kept.keep({ value, base: emptySkill }),
  drop: kept.drop,
};

/** The skill being typed, kept on this device from the first letter of its name until it is added. */
export function useNewSkill() {
  const [restored, setRestored] = useState(kept.read);
  const { editing, ...rest } = useKeptEditing(restored?.value ?? emptySkill, draft);
  const change = (next: SkillDraft) => {
    if (!draft.isDirty(next)) setRestored(undefined);
    rest.change(next);
  };
  /** Begins another skill in the category of the one added, unless more was typed meanwhile. */
  const settle = (sent: SkillDraft) => {
    setRestored(undefined);
    if (same(rest.latest.current, sent)) change({ ...emptySkill, category: sent.category });
  };
  return { ...rest, change, settle, skill: editing, isRestored: restored !== undefined };
}
