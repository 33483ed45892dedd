import { signIn } from '../../../api/sign-in.ts';
import { setOwnerToken } from '../../../stores/owner/session.ts';
import { Note } from '../../../ui/note/Note.tsx';
import { PassphraseForm } from '../../../ui/passphrase-form/PassphraseForm.tsx';
import type { CertificateFormState } from './use-certificate-form.ts';

/** What a save that failed says, above the server's own words (spec 3 §8). */
const saveFailed = 'Failed to save certificate.';

/** What stands in the way of a save, outside the form since the passphrase has a form of its own. */
export function ObstacleNote({ form }: { form: CertificateFormState }) {
  const { obstacle, save, takeTheirs } = form;
  if (!obstacle) return null;
  const unlock = async (passphrase: string) => {
    setOwnerToken(await signIn(passphrase));
    await save();
  };
  const choices = obstacle.kind === 'changed-meanwhile' && (
    <>
      <button className="button" type="button" onClick={() => save(true)}>
        Keep mine
      </button>
      <button className="button" type="button" onClick={takeTheirs}>
        Take theirs
      </button>
    </>
  );
  return (
    <div className="obstacle">
      <Note kind="danger" alert actions={choices}>
        <p>
          {obstacle.kind === 'failed' && (
            <>
              <b>{saveFailed}</b>
              <br />
            </>
          )}
          {obstacle.message}
        </p>
      </Note>
      {obstacle.kind === 'signed-out' && <PassphraseForm unlock={unlock} />}
    </div>
  );
}
