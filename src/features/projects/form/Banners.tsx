import { Note } from '../../../ui/note/Note.tsx';
import { PassphraseForm } from '../../../ui/passphrase-form/PassphraseForm.tsx';
import type { ProjectFormState } from './use-project-form.ts';

type Props = { form: ProjectFormState };

const momentLabel = (moment: string) =>
  new Date(moment).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });

function DraftFound({ form }: Props) {
  if (!form.found || !form.loaded) return null;
  const choices = (
    <>
      <button className="button quiet" type="button" onClick={form.restore}>
        Restore draft
      </button>
      <button className="button quiet" type="button" onClick={form.dismiss}>
        Dismiss
      </button>
    </>
  );
  return (
    <Note kind="warning" actions={choices}>
      <p>A draft from {momentLabel(form.found.at)} is kept on this device.</p>
    </Note>
  );
}

/** Another tab or device saved first: the owner chooses whose words stay. */
function Conflict({ form }: Props) {
  if (form.obstacle?.kind !== 'changed-meanwhile') return null;
  const { theirs, etag } = form.obstacle;
  const choices = (
    <>
      <button className="button" type="button" onClick={() => form.save(etag)}>
        Keep mine
      </button>
      <button className="button" type="button" onClick={form.takeTheirs}>
        Take theirs
      </button>
    </>
  );
  return (
    <Note kind="warning" alert actions={choices}>
      <p>“{theirs.name}” was changed meanwhile, in another tab or on another device.</p>
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
      <DraftFound form={form} />
      <Conflict form={form} />
      {(obstacle?.kind === 'failed' || obstacle?.kind === 'signed-out') && (
        <Note kind="danger" alert>
          <p>{obstacle.message}</p>
          {obstacle.kind === 'signed-out' && <PassphraseForm unlock={form.unlock} />}
        </Note>
      )}
    </>
  );
}
