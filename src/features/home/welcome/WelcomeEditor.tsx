import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { unlockThen } from '../../../owner/unlock.ts';
import { $ownerToken } from '../../../stores/owner/session.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { EditorFrame } from '../../../ui/editor-frame/EditorFrame.tsx';
import { ObstacleNote } from '../../../ui/obstacle/ObstacleNote.tsx';
import { RichTextEditor } from '../../../ui/rich-text/RichTextEditor.tsx';
import type { Editor } from '../../../ui/use-editor.ts';
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
        onClick={() => busy || welcome.open()}
      >
        Edit welcome text
      </button>
    );
  }

  return (
    <EditorFrame
      className="welcome-editor"
      label="Edit welcome text"
      editor={welcome}
      restored={editing.restored}
      onSave={() => welcome.save()}
      onCancel={welcome.cancel}
    >
      <RichTextEditor
        html={editing.value}
        label="Welcome text"
        className={text.className}
        onChange={welcome.change}
      />
      <WelcomeObstacle welcome={welcome} />
    </EditorFrame>
  );
}

type ObstacleProps = { welcome: Editor<string> };

function WelcomeObstacle({ welcome: { obstacle, save, takeTheirs } }: ObstacleProps) {
  if (!obstacle) return null;
  const unlock = unlockThen(save);
  const ways = { keepMine: save, takeTheirs, unlock };
  return <ObstacleNote obstacle={obstacle} ways={ways} theirs={shown} />;
}

const shown = (html: string) => <div dangerouslySetInnerHTML={{ __html: html }} />;
