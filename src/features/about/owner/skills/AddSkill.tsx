import { useStore } from '@nanostores/react';
import { type SubmitEvent, useRef, useState } from 'react';
import { skillMessages } from '../../../../entities/skill.ts';
import { failureWords } from '../../../../lib/save-words.ts';
import { unsavedWords } from '../../../../lib/unsaved-words.ts';
import { unlockThen } from '../../../../owner/unlock.ts';
import { $ownerToken } from '../../../../stores/owner/session.ts';
import { Note } from '../../../../ui/note/Note.tsx';
import { RestoredNote } from '../../../../ui/note/RestoredNote.tsx';
import type { Failure } from '../../../../ui/obstacle/obstacle.ts';
import { PassphraseForm } from '../../../../ui/passphrase-form/PassphraseForm.tsx';
import { showToast, withdrawToast } from '../../../../ui/toast/toast.ts';
import { failureOf } from '../obstacle.ts';
import { SkillFields } from './SkillFields.tsx';
import type { SkillDraft } from './skill-draft.ts';
import { useNewSkill } from './use-new-skill.ts';

type Props = { categories: readonly string[]; add: (skill: SkillDraft) => Promise<void> };

/**
 * Adds a skill below the others. The category stays for the next skill, and so does what was typed
 * during the save.
 */
export function AddSkill({ categories, add }: Props) {
  const owner = useStore($ownerToken) !== null;
  const { skill, dirty, isKept, isRestored, change, settle } = useNewSkill();
  const [refused, setRefused] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const name = useRef<HTMLInputElement>(null);

  const send = async () => {
    setBusy(true);
    setFailure(null);
    withdrawToast(skillMessages.addFailed);
    try {
      await add(skill);
      settle(skill);
    } catch (error) {
      setFailure(failureOf(error, failureWords(error)));
      showToast(skillMessages.addFailed, 'failed');
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setRefused(!dirty);
    name.current?.focus();
    if (dirty && !busy) void send();
  };
  const unlock = unlockThen(send);

  if (!owner && !dirty) return null;
  return (
    <section className="add-skill" aria-labelledby="add-skill">
      <h3 id="add-skill">Add a skill</h3>
      {isRestored && <RestoredNote />}
      <form onSubmit={submit}>
        <SkillFields
          skill={skill}
          categories={categories}
          nameError={refused && !dirty ? skillMessages.nameRequired : ''}
          nameRef={name}
          onSkill={change}
        />
        <div className="row">
          <button className="button" type="submit" aria-disabled={busy}>
            {busy ? 'Adding…' : 'Add skill'}
          </button>
          <span className="meta" aria-live="polite">
            {dirty ? unsavedWords(isKept) : ''}
          </span>
        </div>
      </form>
      {failure && (
        <Note kind="danger" alert>
          <p>{failure.message}</p>
          {failure.kind === 'signed-out' && <PassphraseForm unlock={unlock} />}
        </Note>
      )}
    </section>
  );
}
