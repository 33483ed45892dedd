import type { ReactNode } from 'react';
import { signIn } from '../../../api/sign-in.ts';
import { setOwnerToken } from '../../../stores/owner/session.ts';
import { Note } from '../../../ui/note/Note.tsx';
import { PassphraseForm } from '../../../ui/passphrase-form/PassphraseForm.tsx';
import type { Obstacle } from './obstacle.ts';
import type { Editor } from './use-editor.ts';
import type { Version } from './versions.ts';

type Props<T> = {
  obstacle: Obstacle<T>;
  editor: Editor<T>;
  show: (value: T) => ReactNode;
  /** What is said of the work; nothing where there is none to lose. */
  kept?: string;
};

/** Why a save did not go through, and what the owner can do about it without leaving the editor. */
export function ObstacleNote<T>({
  obstacle,
  editor,
  show,
  kept = 'What you wrote is kept.',
}: Props<T>) {
  const { kind, message } = obstacle;
  if (kind === 'changed-meanwhile') {
    return <Conflict theirs={obstacle.theirs} message={message} editor={editor} show={show} />;
  }
  const unlock = async (passphrase: string) => {
    setOwnerToken(await signIn(passphrase));
    await editor.save();
  };
  return (
    <Note kind="danger" alert>
      <p>{message}</p>
      {kind === 'signed-out' ? <PassphraseForm unlock={unlock} /> : kept && <p>{kept}</p>}
    </Note>
  );
}

type ConflictProps<T> = {
  theirs: Version<T>;
  message: string;
  editor: Editor<T>;
  show: Props<T>['show'];
};

/** Another tab or device saved first: both are shown, and the owner chooses. */
function Conflict<T>({ theirs, message, editor, show }: ConflictProps<T>) {
  const choices = (
    <>
      <button className="button" type="button" onClick={() => editor.save(theirs)}>
        Keep mine
      </button>
      <button className="button" type="button" onClick={() => editor.takeTheirs(theirs.value)}>
        Take theirs
      </button>
    </>
  );
  return (
    <Note kind="warning" alert actions={choices}>
      <p>{message} It now says:</p>
      <div className="theirs">{show(theirs.value)}</div>
    </Note>
  );
}
