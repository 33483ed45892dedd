import { deletingWords } from '../../../lib/deleted-words.ts';
import { blogPath } from '../../../lib/routes.ts';
import { draftWords } from '../../../lib/unsaved-words.ts';
import { WorkBar } from '../../../ui/work-form/WorkBar.tsx';
import { notInYet } from './pictures/use-pictures.ts';
import type { StoryState } from './use-story.ts';

type Props = {
  state: StoryState;
  editable: boolean;
  /** Why the post cannot be edited, if owner mode is needed for it. */
  tooltip: string | undefined;
  mode: 'create' | 'edit';
  onDelete: () => void;
};

/** Back to Blog, the draft's status, Delete and Save. */
export function EditorBar({ state, editable, tooltip, mode, onDelete }: Props) {
  const { busy, sending, notice, dirty, pending } = state;
  const words = draftWords(dirty, state.keptAt) || (pending && notInYet);
  const status = (
    <span className="meta draft-words" role="status" data-notice={notice || undefined}>
      {notice && <b>Draft restored</b>}
      {words && <span>{words}</span>}
    </span>
  );
  return (
    <WorkBar back={{ href: blogPath, label: 'Back to Blog' }} status={status}>
      {mode === 'edit' && (
        <button
          className="button quiet delete"
          type="button"
          disabled={!editable}
          aria-disabled={busy}
          title={tooltip}
          onClick={() => busy || onDelete()}
        >
          {sending === 'remove' ? deletingWords : 'Delete'}
        </button>
      )}
      <button
        className="button primary"
        type="button"
        disabled={!editable}
        aria-disabled={busy}
        title={tooltip}
        onClick={state.save}
      >
        {sending === 'save' ? 'Saving…' : 'Save'}
      </button>
    </WorkBar>
  );
}
