import { Note } from '../../../../ui/note/Note.tsx';
import { PassphraseForm } from '../../../../ui/passphrase-form/PassphraseForm.tsx';
import { Conflict } from '../conflict/Conflict.tsx';
import type { StoryState } from '../use-story.ts';
import { SafeWords, whereKept } from './SafeWords.tsx';

type Props = { state: StoryState };

function Failed({ state, message }: Props & { message: string }) {
  const actions = (
    <>
      <button
        className="button"
        type="button"
        aria-disabled={state.busy}
        onClick={() => state.busy || state.again()}
      >
        Try again
      </button>
      <SafeWords state={state} />
    </>
  );
  return (
    <Note kind="danger" alert inSight actions={actions}>
      <p>
        <b>{message}</b>
        <br />
        {whereKept(state)}
      </p>
    </Note>
  );
}

/** Shows what prevents a save or a deletion, and what can be done about it. */
export function ObstacleNote({ state }: Props) {
  const { obstacle } = state;
  if (!obstacle) return null;
  switch (obstacle.kind) {
    case 'changed-meanwhile':
      return <Conflict state={state} theirs={obstacle.theirs} />;
    case 'signed-out':
      return (
        <Note kind="danger" inSight>
          <p role="alert">
            <b>{obstacle.message}</b>
            <br />
            {whereKept(state)} {obstacle.then === 'save' && 'Unlock here, and the save goes on.'}
          </p>
          <PassphraseForm unlock={state.unlock} />
        </Note>
      );
    case 'slug-taken':
      return (
        <Note
          kind="warning"
          alert
          inSight
          actions={
            <button
              className="button primary"
              type="button"
              onClick={() => state.takeSlug(obstacle.free)}
            >
              Use “{obstacle.free}”
            </button>
          }
        >
          <p>
            <b>{obstacle.message}</b>
            <br />
            {whereKept(state)} The button takes the free address and saves.
          </p>
        </Note>
      );
    case 'gone':
      return (
        <Note
          kind="warning"
          alert
          inSight
          actions={
            <>
              <button className="button" type="button" onClick={() => state.publishAnew()}>
                Publish it anew
              </button>
              <SafeWords state={state} />
            </>
          }
        >
          <p>
            <b>{obstacle.message}</b>
            <br />
            {whereKept(state)}
          </p>
        </Note>
      );
    case 'failed':
      return <Failed state={state} message={obstacle.message} />;
  }
}
