import { Note } from '../../../ui/note/Note.tsx';
import { RestoredNote } from '../../../ui/note/RestoredNote.tsx';
import type { CertificateFormState } from './use-certificate-form.ts';

type Props = {
  form: CertificateFormState;
  /** Whether the certificate is only on this device. */
  isLocal: boolean;
};

/** Notes above the form: where the certificate is saved, and a draft kept on this device. */
export function StartNotes({ form, isLocal }: Props) {
  const discard = (
    <button className="button" type="button" onClick={form.discard}>
      Discard them
    </button>
  );
  return (
    <>
      {!form.isOwner && (
        <Note kind="info">What you save here stays on this device: owner mode is off.</Note>
      )}
      {form.isOwner && isLocal && (
        <Note kind="info">On this device only so far. Saving sends it to the server.</Note>
      )}
      {form.restored && <RestoredNote actions={discard} />}
    </>
  );
}
