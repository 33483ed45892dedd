import { signIn } from '../../../api/sign-in.ts';
import { monthText } from '../../../lib/certificate-month.ts';
import { saveAnewWords } from '../../../lib/save-words.ts';
import { setOwnerToken } from '../../../stores/owner/session.ts';
import { Note } from '../../../ui/note/Note.tsx';
import { PassphraseForm } from '../../../ui/passphrase-form/PassphraseForm.tsx';
import type { CertificateFormState } from './use-certificate-form.ts';
import type { Values } from './values.ts';

/** What a save that failed says, above the server's own words (spec 3 §8). */
const saveFailed = 'Failed to save certificate.';

/** What stands in the way of a save, outside the form since the passphrase has a form of its own. */
export function ObstacleNote({ form }: { form: CertificateFormState }) {
  const { obstacle, save } = form;
  if (!obstacle) return null;
  const unlock = async (passphrase: string) => {
    setOwnerToken(await signIn(passphrase));
    await save();
  };
  const hasWaysOut = obstacle.kind === 'gone' || obstacle.kind === 'changed-meanwhile';
  return (
    <div className="obstacle">
      <Note kind="danger" alert inSight actions={hasWaysOut && <WaysOut form={form} />}>
        <p>
          {obstacle.kind === 'failed' && (
            <>
              <b>{saveFailed}</b>
              <br />
            </>
          )}
          {obstacle.message}
        </p>
        {obstacle.kind === 'changed-meanwhile' && <TheirWords values={obstacle.theirs.values} />}
      </Note>
      {obstacle.kind === 'signed-out' && <PassphraseForm unlock={unlock} />}
    </div>
  );
}

type WaysOutProps = { form: CertificateFormState };

function WaysOut({ form: { obstacle, keepMine, saveAsNew, takeTheirs } }: WaysOutProps) {
  if (obstacle?.kind === 'gone') {
    return (
      <button className="button" type="button" onClick={saveAsNew}>
        {saveAnewWords}
      </button>
    );
  }
  if (obstacle?.kind !== 'changed-meanwhile') return null;
  const { theirs } = obstacle;
  return (
    <>
      <button className="button" type="button" onClick={() => keepMine(theirs)}>
        Keep mine
      </button>
      <button className="button" type="button" onClick={() => takeTheirs(theirs)}>
        Take theirs
      </button>
    </>
  );
}

/** What somebody else saved, in short. */
function TheirWords({ values }: { values: Values }) {
  const { title, issuer, type, dateMonth, credentialId, credentialUrl, skills } = values;
  const facts = [issuer, type, monthText(dateMonth), credentialId, credentialUrl, ...skills];
  return (
    <div className="theirs">
      <p>
        <b>{title}</b>
      </p>
      <p>{facts.filter(Boolean).join(', ')}</p>
      <p>{values.description}</p>
    </div>
  );
}
