import type { ReactNode } from 'react';
import { Note } from '../../../../ui/note/Note.tsx';
import { PassphraseForm } from '../../../../ui/passphrase-form/PassphraseForm.tsx';
import { Conflict } from '../conflict/Conflict.tsx';
import type { StoryState } from '../use-story.ts';
import { SafeWords, whereKept } from './SafeWords.tsx';

type Props = { state: StoryState };

type ToldProps = Props & { message: string };

/** What happened, where the words are kept, and what comes next. */
function Told({
  state,
  message,
  role,
  children,
}: ToldProps & { role?: 'alert'; children?: ReactNode }) {
  return (
    <p role={role}>
      <b>{message}</b>
      <br />
      {whereKept(state)} {children}
    </p>
  );
}

function Failed({ state, message }: ToldProps) {
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
      <Told state={state} message={message} />
    </Note>
  );
}

function SignedOut({ state, message, saves }: ToldProps & { saves: boolean }) {
  return (
    <Note kind="danger" inSight>
      <Told state={state} message={message} role="alert">
        {saves && 'Unlock here, and the save goes on.'}
      </Told>
      <PassphraseForm unlock={state.unlock} />
    </Note>
  );
}

function SlugTaken({ state, message, free }: ToldProps & { free: string }) {
  const take = (
    <button className="button primary" type="button" onClick={() => state.takeSlug(free)}>
      Use “{free}”
    </button>
  );
  return (
    <Note kind="warning" alert inSight actions={take}>
      <Told state={state} message={message}>
        The button takes the free address and saves.
      </Told>
    </Note>
  );
}

function Gone({ state, message }: ToldProps) {
  const actions = (
    <>
      <button className="button" type="button" onClick={() => state.publishAnew()}>
        Publish it anew
      </button>
      <SafeWords state={state} />
    </>
  );
  return (
    <Note kind="warning" alert inSight actions={actions}>
      <Told state={state} message={message} />
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
        <SignedOut state={state} message={obstacle.message} saves={obstacle.then === 'save'} />
      );
    case 'slug-taken':
      return <SlugTaken state={state} message={obstacle.message} free={obstacle.free} />;
    case 'gone':
      return <Gone state={state} message={obstacle.message} />;
    case 'failed':
      return <Failed state={state} message={obstacle.message} />;
  }
}
