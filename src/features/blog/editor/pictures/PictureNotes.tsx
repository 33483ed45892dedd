import type { ReactNode } from 'react';
import { uploadWaitsWords } from '../../../../lib/obstacle-words.ts';
import { unlockThen } from '../../../../owner/unlock.ts';
import { Note } from '../../../../ui/note/Note.tsx';
import { PassphraseForm } from '../../../../ui/passphrase-form/PassphraseForm.tsx';
import type { Pictures, WaitingPicture } from './use-pictures.ts';
import type { FailedPicture } from './use-uploads.ts';

type Props = { pictures: Pictures; describe: (picture: WaitingPicture) => void };

/** Shows which pictures are being uploaded, which failed, and which wait to be described. */
export function PictureNotes({ pictures, describe }: Props) {
  const { uploading, failed, aside } = pictures;
  return (
    <div className="picture-notes" aria-live="polite">
      {uploading > 0 && (
        <p className="meta">Uploading {uploading === 1 ? 'a picture' : 'pictures'}…</p>
      )}
      {failed.map((picture) => (
        <Failed key={picture.key} picture={picture} pictures={pictures} />
      ))}
      {aside.map((picture) => (
        <Note
          key={picture.key}
          kind="info"
          actions={
            <>
              <NoteButton onPress={() => describe(picture)}>Describe</NoteButton>
              <LeaveOut onPress={() => pictures.leaveOut(picture)} />
            </>
          }
        >
          <p>
            <Name of={picture} /> is uploaded. It comes into the story once it is described.
          </p>
        </Note>
      ))}
    </div>
  );
}

type FailedProps = { picture: FailedPicture; pictures: Pictures };

/** Of several that need the owner to sign in again, the first asks for it. */
function Failed({ picture, pictures }: FailedProps) {
  const asks = pictures.asking === picture;
  return (
    <Note
      kind="danger"
      actions={
        <>
          <NoteButton onPress={() => pictures.retry(picture)}>Try again</NoteButton>
          <LeaveOut onPress={() => pictures.giveUp(picture)} />
        </>
      }
    >
      <p>
        <Name of={picture} />: {picture.message} Your text is not affected.
        {asks && ` ${uploadWaitsWords}`}
      </p>
      {asks && <PassphraseForm unlock={unlockThen(pictures.retrySignedOut)} />}
    </Note>
  );
}

const Name = ({ of }: { of: { file: File } }) => <b>{of.file.name || 'Picture'}</b>;

type ButtonProps = { onPress: () => void; quiet?: boolean; children: ReactNode };

const NoteButton = ({ onPress, quiet = false, children }: ButtonProps) => (
  <button className={quiet ? 'button quiet' : 'button'} type="button" onClick={onPress}>
    {children}
  </button>
);

const LeaveOut = ({ onPress }: { onPress: () => void }) => (
  <NoteButton quiet onPress={onPress}>
    Leave it out
  </NoteButton>
);
