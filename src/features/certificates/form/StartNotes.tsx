import { Note } from '../../../ui/note/Note.tsx';
import type { CertificateFormState } from './use-certificate-form.ts';

type Props = {
  form: CertificateFormState;
  /** Whether the certificate is only on this device. */
  isLocal: boolean;
};

/** Notes above the form: where the certificate is saved, and a draft kept on this device. */
export function StartNotes({ form, isLocal }: Props) {
  return (
    <>
      {!form.isOwner && (
        <Note kind="info">What you save here stays on this device: owner mode is off.</Note>
      )}
      {form.isOwner && isLocal && (
        <Note kind="info">On this device only so far. Saving sends it to the server.</Note>
      )}
      {form.restored && <RestoredNote onDiscard={form.discard} />}
    </>
  );
}

function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  const action = (
    <button className="button" type="button" onClick={onDiscard}>
      Discard them
    </button>
  );
  return (
    <Note kind="warning" actions={action}>
      Restored from this device: changes that were not saved yet.
    </Note>
  );
}
