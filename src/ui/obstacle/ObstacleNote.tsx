import type { ReactNode } from 'react';
import { changedWords, goneWords, saveAnewWords } from '../../lib/obstacle-words.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { Note } from '../note/Note.tsx';
import { PassphraseForm } from '../passphrase-form/PassphraseForm.tsx';
import { MineOrTheirs } from './MineOrTheirs.tsx';
import obstacleStyles from './obstacle.css?inline';
import type { Failure, Obstacle } from './obstacle.ts';
import type { Version } from './versions.ts';

adoptStyles(obstacleStyles);

/** What the owner can do about an obstacle. */
export type Ways<T> = {
  keepMine: (theirs: Version<T>) => unknown;
  takeTheirs: (theirs: Version<T>) => unknown;
  /** Creates the entry again after it was deleted elsewhere. */
  saveAnew?: () => unknown;
  /** Signs in again and saves. Rejects with a message fit to show. */
  unlock: (passphrase: string) => Promise<void>;
};

export type ObstacleProps<T> = {
  obstacle: Obstacle<T>;
  ways: Ways<T>;
  /** Renders the version that is stored now. */
  theirs: (value: T) => ReactNode;
  /** The name of what is being saved, if it can be deleted meanwhile: 'This certificate'. */
  what?: string;
  /** The heading of a failed save, above the reason. */
  failed?: string;
  /** More about a failed save, and another action. */
  more?: ReactNode;
  otherWay?: ReactNode;
};

/**
 * Why a save failed, and what the owner can do about it without leaving; only the former is read
 * aloud at once. It must not be inside a form, because it may contain one.
 */
export function ObstacleNote<T>({ obstacle, ways, theirs, what, ...failure }: ObstacleProps<T>) {
  switch (obstacle.kind) {
    case 'changed-meanwhile':
      return <Changed stored={obstacle.theirs} ways={ways} theirs={theirs} />;
    case 'gone':
      return <Gone what={what} ways={ways} />;
    default:
      return <Failed obstacle={obstacle} ways={ways} {...failure} />;
  }
}

type ChangedProps<T> = Pick<ObstacleProps<T>, 'ways' | 'theirs'> & { stored: Version<T> };

/** Shows the version that another tab or device saved first, and lets the owner choose. */
function Changed<T>({ stored, ways, theirs }: ChangedProps<T>) {
  const choices = (
    <MineOrTheirs onMine={() => ways.keepMine(stored)} onTheirs={() => ways.takeTheirs(stored)} />
  );
  return (
    <Note kind="warning" inSight actions={choices}>
      <p role="alert">{changedWords} It now says:</p>
      <div className="theirs">{theirs(stored.value)}</div>
    </Note>
  );
}

function Gone<T>({ what = 'This', ways }: Pick<ObstacleProps<T>, 'what' | 'ways'>) {
  const anew = ways.saveAnew && (
    <button className="button" type="button" onClick={() => ways.saveAnew?.()}>
      {saveAnewWords}
    </button>
  );
  return (
    <Note kind="warning" alert inSight actions={anew}>
      <p>{goneWords(what)}</p>
    </Note>
  );
}

type FailedProps<T> = Pick<ObstacleProps<T>, 'ways' | 'failed' | 'more' | 'otherWay'> & {
  obstacle: Failure;
};

function Failed<T>({ obstacle: { kind, message }, ways, failed, more, otherWay }: FailedProps<T>) {
  return (
    <Note kind="danger" inSight actions={otherWay}>
      <p role="alert">
        {failed && (
          <>
            <b>{failed}</b>
            <br />
          </>
        )}
        {message}
      </p>
      {kind === 'signed-out' ? <PassphraseForm unlock={ways.unlock} /> : more}
    </Note>
  );
}
