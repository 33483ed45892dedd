import { signIn } from '../../../../api/sign-in.ts';
import type { HighlightView } from '../../../../entities/highlight.ts';
import { withoutHeadings } from '../../../../lib/headings.ts';
import { changedWords, saveAnewWords } from '../../../../lib/save-words.ts';
import { setOwnerToken } from '../../../../stores/owner/session.ts';
import { Note } from '../../../../ui/note/Note.tsx';
import { PassphraseForm } from '../../../../ui/passphrase-form/PassphraseForm.tsx';
import type { Obstacle } from './obstacles.ts';
import type { HighlightEditing } from './use-highlight-editing.ts';

type Props = { obstacle: Obstacle; editor: HighlightEditing };

/** Why a save did not succeed, and what can be done about it. No word is lost meanwhile. */
export function ObstacleNote({ obstacle, editor }: Props) {
  if (obstacle.kind === 'changed-meanwhile') {
    return <Conflict theirs={obstacle.theirs} etag={obstacle.etag} editor={editor} />;
  }
  const unlock = async (passphrase: string) => {
    setOwnerToken(await signIn(passphrase));
    await editor.save();
  };
  return (
    <Note kind="danger" alert actions={<WayOut kind={obstacle.kind} editor={editor} />}>
      <p>{obstacle.message}</p>
      {obstacle.kind === 'signed-out' && <PassphraseForm unlock={unlock} />}
    </Note>
  );
}

/** Only a device that has the words can be left to keep them. */
type WayOutProps = { kind: Obstacle['kind']; editor: HighlightEditing };

function WayOut({ kind, editor }: WayOutProps) {
  if (kind !== 'gone' && !editor.isKept) return null;
  const [label, act] =
    kind === 'gone'
      ? ([saveAnewWords, editor.saveAsNew] as const)
      : (['Keep on this device', editor.keepHere] as const);
  return (
    <button className="button" type="button" onClick={() => act()}>
      {label}
    </button>
  );
}

type ConflictProps = { theirs: HighlightView; etag: string | null; editor: HighlightEditing };

/** Another tab or device saved first: theirs is shown beside the form, and the owner chooses. */
function Conflict({ theirs, etag, editor }: ConflictProps) {
  const choices = (
    <>
      <button className="button" type="button" onClick={() => editor.keepMine(theirs, etag)}>
        Keep mine
      </button>
      <button className="button" type="button" onClick={() => editor.takeTheirs(theirs)}>
        Take theirs
      </button>
    </>
  );
  return (
    <Note kind="warning" alert actions={choices}>
      <p>{changedWords} It now says:</p>
      <div className="theirs">
        <p>
          <b>{theirs.title}</b> <span className="glyph">{theirs.icon}</span>
        </p>
        <div dangerouslySetInnerHTML={{ __html: withoutHeadings(theirs.bodyHtml) }} />
      </div>
    </Note>
  );
}
