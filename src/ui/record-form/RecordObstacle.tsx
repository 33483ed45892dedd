import type { ReactNode } from 'react';
import { changedWords, saveAnewWords } from '../../lib/save-words.ts';
import { Note } from '../note/Note.tsx';
import { PassphraseForm } from '../passphrase-form/PassphraseForm.tsx';
import type { RecordForm } from './use-record-form.ts';

export type ObstacleProps<T> = {
  form: RecordForm<T>;
  /** Signs in again, where the session ended meanwhile. */
  unlock: (passphrase: string) => Promise<void>;
  saveFailed: string;
  theirs: (value: T) => ReactNode;
};

/** What stands in the way of a save; beside the form, since it can hold a form of its own. */
export function RecordObstacle<T>({ form, unlock, saveFailed, theirs }: ObstacleProps<T>) {
  const { obstacle } = form;
  if (!obstacle) return null;
  if (obstacle.kind === 'changed-meanwhile') {
    const choices = (
      <>
        <button className="button" type="button" onClick={() => form.save(true)}>
          Keep mine
        </button>
        <button className="button" type="button" onClick={() => form.takeTheirs(obstacle.theirs)}>
          Take theirs
        </button>
      </>
    );
    return (
      <Note kind="warning" alert inSight actions={choices}>
        <p>{changedWords} It now says:</p>
        {theirs(obstacle.theirs.value)}
      </Note>
    );
  }
  if (obstacle.kind === 'gone') {
    const anew = (
      <button className="button" type="button" onClick={form.saveAnew}>
        {saveAnewWords}
      </button>
    );
    return (
      <Note kind="warning" alert inSight actions={anew}>
        <p>This was deleted meanwhile, in another tab or on another device.</p>
      </Note>
    );
  }
  return (
    <Note kind="danger" alert inSight>
      <p>
        <b>{saveFailed}</b>
        <br />
        {obstacle.message}
      </p>
      {obstacle.kind === 'signed-out' && (
        <PassphraseForm unlock={(passphrase) => unlock(passphrase).then(() => form.save())} />
      )}
    </Note>
  );
}
