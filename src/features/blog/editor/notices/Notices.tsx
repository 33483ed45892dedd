import { postNewPath } from '../../../../lib/form-routes.ts';
import { Note } from '../../../../ui/note/Note.tsx';
import type { StoryState } from '../use-story.ts';
import { HiddenPost, OfferedCopy, RestoredCopy } from './DraftNotes.tsx';
import { ObstacleNote } from './ObstacleNote.tsx';
import { SafeWords } from './SafeWords.tsx';

type Props = { state: StoryState };

/** Says at once that this device cannot keep a draft, while there is something to lose. */
function StorageFull({ state }: Props) {
  if (state.keptAt !== false || state.obstacle) return null;
  return (
    <Note kind="danger" alert actions={<SafeWords state={state} />}>
      <p>
        <b>This device’s storage is full.</b> You can go on writing and save to the server, but
        until then the text is in this tab alone.
      </p>
    </Note>
  );
}

/** Shown if the post could not be read and the device has no copy of it. */
export function LoadFailure({ state }: Props) {
  return (
    <Note
      kind="danger"
      alert
      actions={
        <>
          <button className="button" type="button" onClick={state.load}>
            Try again
          </button>
          <a className="button quiet" href={postNewPath}>
            Write a new post
          </a>
        </>
      }
    >
      <p>{state.failure}</p>
    </Note>
  );
}

/** The notices above the story, with what the owner can do about each. */
export function Notices({ state }: Props) {
  return (
    <>
      <HiddenPost state={state} />
      <OfferedCopy state={state} />
      <RestoredCopy state={state} />
      <StorageFull state={state} />
      <ObstacleNote state={state} />
    </>
  );
}
