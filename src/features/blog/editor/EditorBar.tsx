import { projectMessages } from '../../../entities/project.ts';
import { blogPath } from '../../../lib/routes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { StoryState } from './use-story.ts';

type Props = {
  state: StoryState;
  editable: boolean;
  mode: 'create' | 'edit';
  onDelete: () => void;
};

function draftWords({ dirty, keptAt, notice }: StoryState): string {
  if (notice) return 'Draft restored';
  if (!dirty) return '';
  if (keptAt === false) return 'Unsaved changes. This device cannot keep a draft.';
  const time = keptAt?.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return time ? `Unsaved changes. Draft kept on this device at ${time}.` : 'Unsaved changes.';
}

/** Back to Blog, what becomes of the draft, Delete and Save. */
export function EditorBar({ state, editable, mode, onDelete }: Props) {
  const { busy, notice } = state;
  const tooltip = editable ? undefined : projectMessages.ownerRequired;
  return (
    <div className="editor-bar">
      <div className="wrap row">
        <a className="button quiet" href={blogPath}>
          <Icon name="back" small /> Back to Blog
        </a>
        <span className="meta draft-words" role="status" data-notice={notice || undefined}>
          {draftWords(state)}
        </span>
        <div className="row actions">
          {mode === 'edit' && (
            <button
              className="button quiet delete"
              type="button"
              disabled={!editable || busy}
              title={tooltip}
              onClick={onDelete}
            >
              Delete
            </button>
          )}
          <button
            className="button primary"
            type="button"
            disabled={!editable || busy}
            title={tooltip}
            onClick={state.save}
          >
            {busy ? 'Saving…' : 'Save'}
          </button>
        </div>
      </div>
    </div>
  );
}
