import { unlock } from '../../../../owner/unlock.ts';
import { Note } from '../../../../ui/note/Note.tsx';
import { PassphraseForm } from '../../../../ui/passphrase-form/PassphraseForm.tsx';

/** Asks for the passphrase that lets a refused upload go on. It must not be inside a form. */
export function UploadWaits({ words }: { words: string }) {
  return (
    <div className="upload-waits">
      <Note kind="danger" inSight>
        <p role="alert">{words}</p>
        <PassphraseForm unlock={unlock} />
      </Note>
    </div>
  );
}
