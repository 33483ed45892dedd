import type { HighlightView } from '../../../../entities/highlight.ts';
import { withoutHeadings } from '../../../../lib/headings.ts';
import { unlockThen } from '../../../../owner/unlock.ts';
import { ObstacleNote } from '../../../../ui/obstacle/ObstacleNote.tsx';
import type { HighlightEditing } from './use-highlight-editing.ts';

/**
 * Shows what prevents a save. Offers to keep the changes on this device only if it can keep them.
 */
export function HighlightObstacle({ editor }: { editor: HighlightEditing }) {
  const { obstacle, save, keepMine, takeTheirs, saveAsNew } = editor;
  if (!obstacle) return null;
  const unlock = unlockThen(save);
  const keepHere = editor.isKept === true && (
    <button className="button" type="button" onClick={editor.keepHere}>
      Keep on this device
    </button>
  );
  return (
    <ObstacleNote
      obstacle={obstacle}
      ways={{ keepMine, takeTheirs, saveAnew: saveAsNew, unlock }}
      theirs={shown}
      what="This highlight"
      otherWay={keepHere}
    />
  );
}

const shown = ({ title, icon, bodyHtml }: HighlightView) => (
  <>
    <p>
      <b>{title}</b> <span className="glyph">{icon}</span>
    </p>
    <div dangerouslySetInnerHTML={{ __html: withoutHeadings(bodyHtml) }} />
  </>
);
