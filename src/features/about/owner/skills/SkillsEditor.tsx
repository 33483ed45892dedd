import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { type SkillView, skillMessages } from '../../../../entities/skill.ts';
import { adoptStyles } from '../../../../ui/adopt-styles.ts';
import { confirmedDeletion } from '../../../../ui/confirm/confirm.ts';
import { SkillGroups, SkillsHead } from '../../view/Skills.tsx';
import { AddSkill } from './AddSkill.tsx';
import { SkillDialog } from './SkillDialog.tsx';
import { SkillTools } from './SkillTools.tsx';
import skillsOwnerStyles from './skills-owner.css?inline';
import { useSkills } from './use-skills.ts';

adoptStyles(skillsOwnerStyles);

type Props = { loaded: readonly SkillView[] };

/** Moves focus to the section's heading after the pressed button is gone. */
const focusHeading = () => document.getElementById('skills')?.focus();

/** Moves focus beside a skill that is about to go: to the next one, else to the one before. */
function focusNeighbour(id: string): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-skill]')];
  const at = buttons.findIndex(({ dataset }) => dataset.skill === id);
  const beside = buttons[at + 1] ?? buttons[at - 1];
  if (beside) beside.focus();
  else focusHeading();
}

/** Skills and Expertise: added below, edited in a modal, deleted after a question (spec 1 §5). */
export function SkillsEditor({ loaded }: Props) {
  const { skills, add, replace, drop, remove, deletion } = useSkills(loaded);
  const [edited, setEdited] = useState<SkillView | null>(null);
  const categories = [...new Set(skills.map(({ category }) => category).filter(Boolean))];

  const close = useCallback(() => {
    setEdited(null);
    const id = edited?.id ?? '';
    requestAnimationFrame(() => {
      const opener = document.querySelector<HTMLElement>(`[data-skill="${CSS.escape(id)}"]`);
      if (opener) opener.focus();
      else focusHeading();
    });
  }, [edited]);

  const askToDelete = async (skill: SkillView, button: HTMLElement) => {
    const asked = { name: skill.name, button };
    const run = await confirmedDeletion(skillMessages.confirmDelete, deletion(skill), asked);
    if (!run) return;
    flushSync(() => setEdited(null)); // what is behind an open dialog cannot be focused
    focusNeighbour(skill.id);
    await remove(skill.id, run);
  };

  return (
    <>
      <SkillsHead skills={skills} />
      <SkillGroups
        skills={skills}
        tools={(skill) => <SkillTools skill={skill} onEdit={setEdited} onDelete={askToDelete} />}
      />
      <AddSkill categories={categories} add={add} />
      {edited && (
        <SkillDialog
          key={edited.id}
          skill={edited}
          categories={categories}
          onSaved={(draft) => replace(edited.id, draft)}
          onDelete={(button) => askToDelete(edited, button)}
          onGone={() => drop(edited.id)}
          add={add}
          onClose={close}
        />
      )}
    </>
  );
}
