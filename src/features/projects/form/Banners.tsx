import { type ProjectView, projectMessages } from '../../../entities/project.ts';
import { monthLabel } from '../../../lib/dates.ts';
import { plainText } from '../../../lib/plain-text.ts';
import { draftOf, type ProjectDraft } from '../../../lib/projects/draft.ts';
import { differingFields, fieldNames } from '../../../lib/projects/draft-fields.ts';
import { KeptDraftNote } from '../../../ui/note/KeptDraftNote.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { RestoredNote } from '../../../ui/note/RestoredNote.tsx';
import { ObstacleNote } from '../../../ui/obstacle/ObstacleNote.tsx';
import type { Version } from '../../../ui/obstacle/versions.ts';
import type { ProjectFormState } from './use-project-form.ts';

type Props = { form: ProjectFormState };

/** The fields in which someone else's saved version differs from this one. */
function Theirs({ mine, theirs }: { mine: ProjectDraft; theirs: ProjectDraft }) {
  const fields = differingFields(mine, theirs);
  if (fields.length === 0) return <p>The same as you wrote.</p>;
  return (
    <dl className="facts">
      {fields.map((field) => (
        <div key={field}>
          <dt>{fieldNames[field]}</dt>
          <dd>{told(wordsIn(theirs, field), wordsIn(mine, field))}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Text may differ in more than its words. */
function told(theirs: string, mine: string): string {
  if (theirs === mine) return 'The same words, formatted otherwise';
  return theirs || 'Nothing';
}

function wordsIn(draft: ProjectDraft, field: keyof ProjectDraft): string {
  if (field === 'featured') return draft.featured ? 'On' : 'Off';
  if (field === 'summaryHtml') return plainText(draft.summaryHtml);
  if (field === 'startYM' || field === 'endYM') return monthLabel(draft[field]);
  return draft[field];
}

function SaveObstacle({ form }: Props) {
  const { obstacle, draft, save, takeTheirs, unlock } = form;
  if (!obstacle) return null;
  const keepMine = ({ etag }: Version<ProjectView>) => save(etag);
  const saveAnew = () => save(null, null);
  const again = (
    <button className="button" type="button" onClick={() => save()}>
      Try again
    </button>
  );
  return (
    <ObstacleNote
      obstacle={obstacle}
      ways={{ keepMine, takeTheirs, saveAnew, unlock }}
      theirs={(project) => <Theirs mine={draft} theirs={draftOf(project)} />}
      what="This project"
      failed={obstacle.kind === 'failed' ? projectMessages.saveFailed : ''}
      more={form.keptAt instanceof Date && <p>Your draft is kept on this device.</p>}
      otherWay={obstacle.kind === 'failed' && again}
    />
  );
}

/** The notes above the form, with the owner's choices. */
export function Banners({ form }: Props) {
  const { failure, undoClear } = form;
  return (
    <>
      {failure && (
        <Note
          kind="danger"
          alert
          actions={
            <button className="button" type="button" onClick={form.load}>
              Try again
            </button>
          }
        >
          <p>{failure}</p>
        </Note>
      )}
      {form.loaded &&
        form.found.map((one) => (
          <KeptDraftNote
            key={one.at}
            at={one.at}
            aside={
              form.isOld(one) ? 'The project was changed on the server since it was begun.' : ''
            }
            busy={form.busy}
            onRestore={() => form.restore(one)}
            onDismiss={() => form.dismiss(one)}
          />
        ))}
      {undoClear && (
        <Note
          kind="info"
          alert
          inSight
          actions={
            <button className="button quiet" type="button" onClick={undoClear}>
              Put back
            </button>
          }
        >
          <p>The form was cleared.</p>
        </Note>
      )}
      {form.isGone && <RestoredNote onDiscard={form.discard} />}
      <SaveObstacle form={form} />
    </>
  );
}
