import type { ReactNode } from 'react';
import { unlockThen } from '../../../owner/unlock.ts';
import { ObstacleNote } from '../../../ui/obstacle/ObstacleNote.tsx';
import type { Editor } from '../../../ui/use-editor.ts';

type Props<T> = {
  editor: Editor<T>;
  /** Renders a value that another tab saved meanwhile. */
  show: (value: T) => ReactNode;
  /** What may have been deleted meanwhile, and how to create it again. */
  gone?: { what: string; saveAnew: () => unknown };
  /** Says that the work is kept; absent if there is none to lose. */
  kept?: string;
};

/** Shows in the editor what prevents a save. */
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
