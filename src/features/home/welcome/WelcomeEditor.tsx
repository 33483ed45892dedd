import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect } from 'react';
import { signIn } from '../../../api/sign-in.ts';
import { changedWords, discardQuestion, unsavedWords } from '../../../lib/save-words.ts';
import { $ownerToken, setOwnerToken } from '../../../stores/owner/session.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { Note } from '../../../ui/note/Note.tsx';
import { PassphraseForm } from '../../../ui/passphrase-form/PassphraseForm.tsx';
import { RichTextEditor } from '../../../ui/rich-text/RichTextEditor.tsx';
import { isCancelKey, isSaveOrEnterKey } from '../../../ui/save-keys.ts';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { type Obstacle, useWelcome } from './use-welcome.ts';
import welcomeEditorStyles from './welcome-editor.css?inline';

adoptStyles(welcomeEditorStyles);

type Props = {
  /** The published text on the page; it makes room for the editor and takes what was saved. */
  text: HTMLElement;
};

/**
 * The welcome text, edited where it stands (spec 1 §4: Cancel restores the previous content). When
 * owner mode ends while it is being edited, the editor stays, so that no word is lost.
 */
export function WelcomeEditor({ text }: Props) {
  const owner = useStore($ownerToken) !== null;
  const welcome = useWelcome((html) => {
    text.innerHTML = html;
  });
  const { editing, busy, obstacle } = welcome;

  const opener = useFocusBack(editing !== null);
  useEffect(() => {
    text.hidden = editing !== null;
    return () => {
      text.hidden = false;
    };
  }, [editing, text]);

  if (!editing) {
    if (!owner) return null;
    return (
      <button
        ref={opener}
        className="button"
        type="button"
        aria-disabled={busy}
        onClick={() => busy || welcome.start()}
      >
        Edit welcome text
      </button>
    );
  }

  const cancel = () => {
    if (busy) return;
    if (!welcome.dirty || window.confirm(discardQuestion)) welcome.stop();
  };
  const keys = (event: KeyboardEvent) => {
    const saves = isSaveOrEnterKey(event);
    const cancels = isCancelKey(event.nativeEvent);
    if (saves) void welcome.save();
    if (cancels) cancel();
    if (saves || cancels) event.preventDefault();
  };

  return (
    <section className="welcome-editor" aria-label="Edit welcome text" onKeyDown={keys}>
      {editing.restored && (
        <Note kind="warning">Restored from this device: words that were not saved yet.</Note>
      )}
      <RichTextEditor
        html={editing.start}
        label="Welcome text"
        className={text.className}
        onChange={welcome.change}
      />
      {obstacle && <ObstacleNote obstacle={obstacle} welcome={welcome} />}
      <div className="row">
        <button
          className="button primary"
          type="button"
          aria-disabled={busy}
          onClick={() => welcome.save()}
        >
          {busy ? 'Saving…' : 'Save'}
        </button>
        <button className="button" type="button" aria-disabled={busy} onClick={cancel}>
          Cancel
        </button>
        <span className="meta" aria-live="polite">
          {welcome.dirty ? unsavedWords(welcome.isKept) : ''}
        </span>
      </div>
    </section>
  );
}

type ObstacleProps = { obstacle: Obstacle; welcome: ReturnType<typeof useWelcome> };

function ObstacleNote({ obstacle, welcome }: ObstacleProps) {
  if (obstacle.kind === 'changed-meanwhile') {
    return <Conflict theirs={obstacle.theirs} welcome={welcome} />;
  }
  const unlock = async (passphrase: string) => {
    setOwnerToken(await signIn(passphrase));
    await welcome.save();
  };
  return (
    <Note kind="danger" alert>
      <p>{obstacle.message}</p>
      {obstacle.kind === 'signed-out' && <PassphraseForm unlock={unlock} />}
    </Note>
  );
}

type ConflictProps = { theirs: string; welcome: ObstacleProps['welcome'] };

/** Another tab or device saved first: both texts are shown, and the owner chooses. */
function Conflict({ theirs, welcome }: ConflictProps) {
  const choices = (
    <>
      <button className="button" type="button" onClick={() => welcome.save(true)}>
        Keep mine
      </button>
      <button className="button" type="button" onClick={() => welcome.takeTheirs(theirs)}>
        Take theirs
      </button>
    </>
  );
  return (
    <Note kind="warning" alert actions={choices}>
      <p>{changedWords} It now says:</p>
      <div className="theirs" dangerouslySetInnerHTML={{ __html: theirs }} />
    </Note>
  );
}
