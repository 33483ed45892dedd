import type { ReactNode } from 'react';
import { postEditPath, postNewPath } from '../../../lib/routes.ts';
import type { LocalPost } from '../../../stores/local-posts/local-posts.ts';
import { Note } from '../../../ui/note/Note.tsx';
import { PassphraseForm } from '../../../ui/passphrase-form/PassphraseForm.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { Conflict } from './conflict/Conflict.tsx';
import { copyText, downloadText } from './copy-text.ts';
import type { StoryState } from './use-story.ts';

type Props = { state: StoryState };

const momentLabel = (moment: string) =>
  new Date(moment).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });

function SafeWords({ state }: Props) {
  const { title, slug, body } = state.story;
  const copy = async () => {
    const copied = await copyText(body);
    showToast(
      copied ? 'Text copied.' : 'This browser does not let pages copy.',
      copied ? 'done' : 'failed',
    );
  };
  const download = () => downloadText(`${title}\n\n${body}\n`, `${slug || 'story'}.txt`);
  return (
    <>
      <button className="button" type="button" onClick={copy}>
        Copy text
      </button>
      <button className="button" type="button" onClick={download}>
        Download text
      </button>
    </>
  );
}

const keptWords = ({ keptAt }: StoryState) =>
  keptAt === false
    ? 'The text is in this tab alone: copy or download it before you close the tab.'
    : 'Your text is kept on this device.';

/** This device cannot keep a draft: said at once, while there is something to lose. */
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

function Failed({ state, message, children }: Props & { message: string; children?: ReactNode }) {
  const actions = (
    <>
      <button className="button" type="button" disabled={state.busy} onClick={state.save}>
        Try again
      </button>
      <SafeWords state={state} />
    </>
  );
  return (
    <Note kind="danger" alert actions={actions}>
      <p>
        <b>{message}</b>
        <br />
        {keptWords(state)}
      </p>
      {children}
    </Note>
  );
}

function ObstacleNote({ state }: Props) {
  const { obstacle } = state;
  if (!obstacle) return null;
  switch (obstacle.kind) {
    case 'changed-meanwhile':
      return <Conflict state={state} theirs={obstacle.theirs} />;
    case 'signed-out':
      return (
        <Note kind="danger" alert>
          <p>
            <b>{obstacle.message}</b>
            <br />
            {keptWords(state)} {obstacle.then === 'save' && 'Unlock here, and the save goes on.'}
          </p>
          <PassphraseForm unlock={state.unlock} />
        </Note>
      );
    case 'slug-taken':
      return (
        <Note
          kind="warning"
          alert
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
            {keptWords(state)} The button takes the free address and saves.
          </p>
        </Note>
      );
    case 'gone':
      return (
        <Note
          kind="warning"
          alert
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
            {keptWords(state)}
          </p>
        </Note>
      );
    case 'failed':
      return <Failed state={state} message={obstacle.message} />;
  }
}

/** Words on this device from before the stored version changed: offered, not preferred. */
function OfferedCopy({ state }: Props) {
  const offered = state.opened?.offered;
  if (!offered) return null;
  const choices = (
    <>
      <button className="button quiet" type="button" onClick={state.restore}>
        Restore draft
      </button>
      <button className="button quiet" type="button" onClick={state.dismiss}>
        Dismiss
      </button>
    </>
  );
  return (
    <Note kind="warning" actions={choices}>
      <p>
        A draft from {momentLabel(offered.updatedAt)} is kept on this device. The post was changed
        on the server since it was begun.
      </p>
    </Note>
  );
}

type DraftsProps = { drafts: readonly LocalPost[]; discard: (id: string) => void };

/** Drafts on this device that were never published, where a new one is begun. */
export function UnpublishedDrafts({ drafts, discard }: DraftsProps) {
  if (drafts.length === 0) return null;
  return (
    <Note kind="info">
      <p>Not published yet, on this device:</p>
      <ul className="unpublished">
        {drafts.map(({ id, title, updatedAt }) => (
          <li key={id} className="row">
            <a className="link" href={postEditPath(id)}>
              {title || 'Untitled'}
            </a>
            <span className="meta">{momentLabel(updatedAt)}</span>
            <button className="button quiet" type="button" onClick={() => discard(id)}>
              Discard
            </button>
          </li>
        ))}
      </ul>
    </Note>
  );
}

/** The post could not be read, and the device has no copy of it. */
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

/** What the owner must know above the story, with what can be done about it. */
export function Notices({ state }: Props) {
  return (
    <>
      <OfferedCopy state={state} />
      <StorageFull state={state} />
      <ObstacleNote state={state} />
    </>
  );
}
