import { useEffect, useMemo, useRef, useState } from 'react';
import { type SkillView, skillMessages } from '../../../../entities/skill.ts';
import { failureWords } from '../../../../lib/save-words.ts';
import { unauthorizedText } from '../../../../lib/signed-out.ts';
import { ownerApi } from '../../../../owner/owner-api.ts';
import { storageKeys } from '../../../../stores/storage-keys.ts';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { startHere } from '../../../../ui/focus-first.ts';
import { Note } from '../../../../ui/note/Note.tsx';
import { showToast } from '../../../../ui/toast/toast.ts';
import { EditorFrame } from '../EditorFrame.tsx';
import { editorDraft } from '../editor-draft.ts';
import { type Editor, useEditor } from '../use-editor.ts';
import { SkillFields } from './SkillFields.tsx';
import { type SkillDraft, skillSource, thisSkill } from './skill-draft.ts';

type Props = {
  skill: SkillView;
  categories: readonly string[];
  onSaved: (draft: SkillDraft) => void;
  onDelete: () => void;
  /** Called if someone else deleted the skill. */
  onGone: () => void;
  /** Adds the typed values as a new skill. */
  add: (draft: SkillDraft) => Promise<void>;
  onClose: () => void;
};

const texts = {
  saved: skillMessages.updated,
  failed: skillMessages.updateFailed,
  unauthorized: unauthorizedText,
};

const shown = ({ name, category, level }: SkillDraft) => (
  <p>{[name, category, level].filter(Boolean).join(', ')}</p>
);

/** The Edit Skill modal (spec 1 §2). It closes once the skill is saved or the change cancelled. */
export function SkillDialog({ skill, categories, onSaved, onDelete, onGone, add, onClose }: Props) {
  const { source, draft } = useMemo(
    () => ({
      source: skillSource(ownerApi, skill, onGone),
      draft: editorDraft<SkillDraft>(storageKeys.skillDraft + skill.id),
    }),
    [skill],
  );
  const stored = useEditor<SkillDraft>({ source, texts, draft, onSaved });
  const [refused, setRefused] = useState(false);
  const [opened, setOpened] = useState(false);
  const adding = useRef(false);
  const { editing } = stored;

  useEffect(() => {
    void stored.open().then(() => setOpened(true));
  }, []);
  useEffect(() => {
    if (opened && !editing) onClose();
  }, [opened, editing, onClose]);

  const isEmpty = editing?.value.name.trim() === '';
  const save: Editor<SkillDraft>['save'] = async (base) => {
    setRefused(isEmpty);
    if (!isEmpty) await stored.save(base);
  };
  const emptied = refused && isEmpty;
  const saveAnew = async () => {
    if (!editing || isEmpty || adding.current) return;
    adding.current = true;
    try {
      await add(editing.value);
      stored.stop();
    } catch (error) {
      showToast(skillMessages.addFailed, 'failed', failureWords(error));
    } finally {
      adding.current = false;
    }
  };

  if (!editing) return null;
  return (
    <Dialog title="Edit Skill" onClose={stored.cancel} stays={stored.busy}>
      <EditorFrame editor={{ ...stored, save }} show={shown} gone={{ what: thisSkill, saveAnew }}>
        <SkillFields
          skill={editing.value}
          categories={categories}
          nameError={emptied ? skillMessages.nameRequired : ''}
          nameRef={startHere}
          onSkill={stored.change}
        />
        {emptied && <EmptiedNote onDelete={onDelete} />}
      </EditorFrame>
    </Dialog>
  );
}

function EmptiedNote({ onDelete }: Pick<Props, 'onDelete'>) {
  const action = (
    <button className="button" type="button" onClick={onDelete}>
      Delete skill
    </button>
  );
  return (
    <Note kind="danger" alert actions={action}>
      {skillMessages.emptied}
    </Note>
  );
}
