import type { ReactNode } from 'react';
import { unlockThen } from '../../../owner/unlock.ts';
import { ObstacleNote } from '../../../ui/obstacle/ObstacleNote.tsx';
import type { Editor } from './use-editor.ts';

type Props<T> = {
  editor: Editor<T>;
  /** How a value is shown when another tab saved it meanwhile. */
  show: (value: T) => ReactNode;
  /** What may be deleted meanwhile, and how it is created again. */
  gone?: { what: string; saveAnew: () => unknown };
  /** What is said of the work; nothing where there is none to lose. */
  kept?: string;
};

/** What stands in the way of a save, in the editor itself. */
export function EditorObstacle<T>({
  editor,
  show,
  gone,
  kept = 'What you wrote is kept.',
}: Props<T>) {
  const { obstacle, save, takeTheirs } = editor;
  if (!obstacle) return null;
  const unlock = unlockThen(save);
  return (
    <ObstacleNote
      obstacle={obstacle}
      ways={{ keepMine: save, takeTheirs, saveAnew: gone?.saveAnew, unlock }}
      theirs={show}
      what={gone?.what}
      more={kept && <p>{kept}</p>}
    />
  );
}
