import { goneWords, saveAnewWords } from '../../../lib/obstacle-words.ts';
import { draftOf } from '../../../lib/projects/draft.ts';
import { differingFields } from '../../../lib/projects/draft-fields.ts';
import { KeptDraftNote } from '../../../ui/note/KeptDraftNote.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { MineOrTheirs } from '../../../ui/obstacle/MineOrTheirs.tsx';
import { PassphraseForm } from '../../../ui/passphrase-form/PassphraseForm.tsx';
import type { ProjectFormState } from './use-project-form.ts';

type Props = { form: ProjectFormState };

/** Another tab or device saved first: the owner chooses whose words stay. */
function Conflict({ form }: Props) {
  if (form.obstacle?.kind !== 'changed-meanwhile') return null;
  const { theirs, etag } = form.obstacle;
  const fields = differingFields(form.draft, draftOf(theirs));
  const choices = <MineOrTheirs onMine={() => form.save(etag)} onTheirs={form.takeTheirs} />;
  return (
    <Note kind="warning" alert inSight actions={choices}>
      <p>
        “{theirs.name}” was changed meanwhile, in another tab or on another device. The versions
        differ in: {fields.join(', ') || 'nothing you can see'}.
      </p>
    </Note>
  );
}

/** Deleted elsewhere while it was being changed: the words can be a project again. */
function Gone({ form }: Props) {
  if (form.obstacle?.kind !== 'gone') return null;
  const anew = (
    <button className="button" type="button" onClick={() => form.save(null, null)}>
      {saveAnewWords}
    </button>
  );
  return (
    <Note kind="warning" alert inSight actions={anew}>
      <p>{goneWords('This project')}</p>
    </Note>
  );
}

/** What the owner must know above the form, with what can be done about it. */
export function Banners({ form }: Props) {
  const { failure, obstacle } = form;
  return (
    <>
      {failure && (
        <Note
          kind="danger"
          alert
          actions={
            <button className="button" type="button" onClick={form.load}>
              Try again
            </button>
          }
        >
          <p>{failure}</p>
        </Note>
      )}
      {form.found && form.loaded && (
        <KeptDraftNote
          at={form.found.at}
          aside={form.foundIsOld ? 'The project was changed on the server since it was begun.' : ''}
          onRestore={form.restore}
          onDismiss={form.dismiss}
        />
      )}
      <Conflict form={form} />
      <Gone form={form} />
      {(obstacle?.kind === 'failed' || obstacle?.kind === 'signed-out') && (
        <Note kind="danger" alert inSight>
          <p>{obstacle.message}</p>
          {obstacle.kind === 'signed-out' && <PassphraseForm unlock={form.unlock} />}
        </Note>
      )}
    </>
  );
}
