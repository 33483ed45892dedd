import { useEffect, useState } from 'react';
import { type SkillView, skillMessages } from '../../../../entities/skill.ts';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { startHere } from '../../../../ui/focus-first.ts';
import { Note } from '../../../../ui/note/Note.tsx';
import { PartEditor } from '../PartEditor.tsx';
import { SkillFields } from './SkillFields.tsx';
import { type SkillDraft, thisSkill } from './skill-draft.ts';
import { useSkillEditing } from './use-skill-editing.ts';

type Props = {
  skill: SkillView;
  categories: readonly string[];
  onSaved: (draft: SkillDraft) => void;
  onDelete: (button: HTMLElement) => void;
  /** Called if someone else deleted the skill. */
  onGone: () => void;
  /** Adds the typed values as a new skill. */
  add: (draft: SkillDraft) => Promise<void>;
  onClose: () => void;
};

const shown = ({ name, category, level }: SkillDraft) => (
  <p>{[name, category, level].filter(Boolean).join(', ')}</p>
);

/** The Edit Skill modal (spec 1 §2). It closes once the skill is saved or the change cancelled. */
export function SkillDialog({ skill, categories, onSaved, onDelete, onGone, add, onClose }: Props) {
  const editor = useSkillEditing({ skill, onSaved, onGone, add });
  const [opened, setOpened] = useState(false);
  const { editing, emptied, saveAnew } = editor;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once; opening again would undo what is written
  useEffect(() => {
    void editor.open().then(() => setOpened(true));
  }, []);
  useEffect(() => {
    if (opened && !editing) onClose();
  }, [opened, editing, onClose]);

  if (!editing) return null;
  return (
    <Dialog title="Edit Skill" onClose={editor.cancel} stays={editor.busy}>
      <PartEditor
        editor={editor}
        show={shown}
        gone={{ what: thisSkill, saveAnew }}
        problems={{ ...(emptied && { name: skillMessages.nameRequired }) }}
      >
        <SkillFields
          skill={editing.value}
          categories={categories}
          nameError={emptied ? skillMessages.nameRequired : ''}
          nameRef={startHere}
          onSkill={editor.change}
        />
        {emptied && <EmptiedNote onDelete={onDelete} />}
      </PartEditor>
    </Dialog>
  );
}

function EmptiedNote({ onDelete }: Pick<Props, 'onDelete'>) {
  const action = (
    <button
      className="button"
      type="button"
      onClick={({ currentTarget }) => onDelete(currentTarget)}
    >
      Delete skill
    </button>
  );
  return (
    <Note kind="danger" alert actions={action}>
      {skillMessages.emptied}
    </Note>
  );
}
