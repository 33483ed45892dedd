import { monthText } from '../../../lib/certificate-month.ts';
import { unlockThen } from '../../../owner/unlock.ts';
import { ObstacleNote } from '../../../ui/obstacle/ObstacleNote.tsx';
import type { CertificateFormState } from './use-certificate-form.ts';
import type { Values } from './values.ts';

/** The heading of a failed save, above the server's message (spec 3 §8). */
const saveFailed = 'Failed to save certificate.';

/** Shows what prevents a save of the form. */
export function CertificateObstacle({ form }: { form: CertificateFormState }) {
  const { obstacle, save, keepMine, takeTheirs, saveAsNew } = form;
  if (!obstacle) return null;
  const unlock = unlockThen(save);
  return (
    <div className="obstacle">
      <ObstacleNote
        obstacle={obstacle}
        ways={{ keepMine, takeTheirs, saveAnew: saveAsNew, unlock }}
        theirs={shown}
        what="This certificate"
        failed={saveFailed}
      />
    </div>
  );
}

/** A summary of what someone else saved. */
function shown({ description, title, ...values }: Values) {
  const { issuer, type, dateMonth, credentialId, credentialUrl, skills } = values;
  const facts = [issuer, type, monthText(dateMonth), credentialId, credentialUrl, ...skills];
  return (
    <>
      <p>
        <b>{title}</b>
      </p>
      <p>{facts.filter(Boolean).join(', ')}</p>
      <p>{description}</p>
    </>
  );
}
