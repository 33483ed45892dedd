import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect } from 'react';
import { discardQuestion } from '../../../lib/save-words.ts';
import { unsavedWords } from '../../../lib/unsaved-words.ts';
import { unlockThen } from '../../../owner/unlock.ts';
import { $ownerToken } from '../../../stores/owner/session.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { RestoredNote } from '../../../ui/note/RestoredNote.tsx';
import { ObstacleNote } from '../../../ui/obstacle/ObstacleNote.tsx';
import { RichTextEditor } from '../../../ui/rich-text/RichTextEditor.tsx';
import { isCancelKey, isSaveOrEnterKey } from '../../../ui/save-keys.ts';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { showWelcome } from './show-welcome.ts';
import { useWelcome } from './use-welcome.ts';
import welcomeEditorStyles from './welcome-editor.css?inline';

adoptStyles(welcomeEditorStyles);

type Props = {
  /** The published text on the page; hidden during editing, and updated by a save. */
  text: HTMLElement;
};

/**
 * Edits the welcome text in place (spec 1 §4: Cancel restores the previous content). When owner
 * mode ends during editing, the editor stays open, so that nothing is lost.
 */
export function WelcomeEditor({ text }: Props) {
  const owner = useStore($ownerToken) !== null;
  const welcome = useWelcome((html) => showWelcome(text, html));
  const { editing, busy } = welcome;

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
      {editing.restored && <RestoredNote />}
      <RichTextEditor
        html={editing.start}
        label="Welcome text"
        className={text.className}
        onChange={welcome.change}
      />
      <WelcomeObstacle welcome={welcome} />
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

type ObstacleProps = { welcome: ReturnType<typeof useWelcome> };

function WelcomeObstacle({ welcome: { obstacle, save, keepMine, takeTheirs } }: ObstacleProps) {
  if (!obstacle) return null;
  const unlock = unlockThen(save);
  const ways = { keepMine, takeTheirs, unlock };
  return <ObstacleNote obstacle={obstacle} ways={ways} theirs={shown} />;
}

const shown = (html: string) => <div dangerouslySetInnerHTML={{ __html: html }} />;
