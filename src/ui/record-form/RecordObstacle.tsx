import { ObstacleNote, type ObstacleProps } from '../obstacle/ObstacleNote.tsx';
import type { RecordForm } from './use-record-form.ts';

export type RecordObstacleProps<T> = Pick<ObstacleProps<T>, 'theirs' | 'what' | 'failed'> & {
  form: RecordForm<T>;
  /** Signs in again after the session ended. */
  unlock: (passphrase: string) => Promise<void>;
};

/** What prevents a save of a record's form, if anything does. */
export function RecordObstacle<T>({ form, unlock, ...words }: RecordObstacleProps<T>) {
  const { obstacle, save, saveAnew, takeTheirs } = form;
  if (!obstacle) return null;
  const ways = {
    ...{ keepMine: save, takeTheirs, saveAnew },
    unlock: (passphrase: string) => unlock(passphrase).then(() => save()),
  };
  return <ObstacleNote obstacle={obstacle} ways={ways} {...words} />;
}
