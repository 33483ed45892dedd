import { postDefaults } from '../../../../entities/post-defaults.ts';
import { momentLabel } from '../../../../lib/dates.ts';
import { postEditPath } from '../../../../lib/form-routes.ts';
import type { LocalPost } from '../../../../stores/local-posts/local-post.ts';
import { KeptDraftNote } from '../../../../ui/note/KeptDraftNote.tsx';
import { Note } from '../../../../ui/note/Note.tsx';
import { RestoredNote } from '../../../../ui/note/RestoredNote.tsx';
import type { StoryState } from '../use-story.ts';

type Props = { state: StoryState };

/** Offers a draft that this device kept from before the stored version changed. */
export function OfferedCopy({ state }: Props) {
  const offered = state.opened?.offered;
  if (!offered) return null;
  return (
    <KeptDraftNote
      at={offered.updatedAt}
      aside="The post was changed on the server since it was begun."
      onRestore={state.restore}
      onDismiss={state.dismiss}
    />
  );
}

/** Lets go of a restored draft of a published post, once that is asked about. */
export function RestoredCopy({ state }: Props) {
  const { opened, dirty, discard } = state;
  if (!opened?.serverId || !opened.base || opened.restored === null || !dirty) return null;
  return <RestoredNote onDiscard={discard} />;
}

/** Says of a post that only its owner sees what Save does with it (spec 2 §4). */
export function HiddenPost({ state }: Props) {
  if (!state.opened?.isHidden) return null;
  return (
    <Note kind="info">
      <p>Not published: nobody but you can read this. Save publishes it.</p>
    </Note>
  );
}

/** The time of a draft; nothing when unknown. */
function When({ moment }: { moment: string }) {
  const label = momentLabel(moment);
  return label && <span className="meta">{label}</span>;
}

type DraftsProps = { drafts: readonly LocalPost[]; discard: (draft: LocalPost) => void };

/** Lists the drafts on this device that were never published. */
export function UnpublishedDrafts({ drafts, discard }: DraftsProps) {
  if (drafts.length === 0) return null;
  return (
    <Note kind="info">
      <p>Not published yet, on this device:</p>
      <ul className="unpublished">
        {drafts.map((draft) => (
          <li key={draft.id} className="row">
            <a className="link" href={postEditPath(draft.id)}>
              {draft.title || postDefaults.title}
            </a>
            <When moment={draft.updatedAt} />
            <button className="button quiet" type="button" onClick={() => discard(draft)}>
              Discard
            </button>
          </li>
        ))}
      </ul>
    </Note>
  );
}
