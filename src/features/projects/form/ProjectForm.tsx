import { useStore } from '@nanostores/react';
import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ownerModeMessages } from '../../../entities/owner-mode.ts';
import { projectMessages } from '../../../entities/project.ts';
import { hasEarlyEnd } from '../../../lib/projects/draft.ts';
import { projectsPath } from '../../../lib/routes.ts';
import { draftWords } from '../../../lib/unsaved-words.ts';
import { $ownerToken } from '../../../stores/owner/session.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { goToProblem } from '../../../ui/go-to-problem.ts';
import { Note } from '../../../ui/note/Note.tsx';
import { useEver } from '../../../ui/use-ever.ts';
import { saveLabel } from '../../../ui/use-pictures-under-way.ts';
import { useSaveKeys } from '../../../ui/use-save-keys.ts';
import { WorkBar } from '../../../ui/work-form/WorkBar.tsx';
import { Banners } from './Banners.tsx';
import { CardPreview } from './CardPreview.tsx';
import { DetailsTab } from './DetailsTab.tsx';
import { type TabName, tabOfErrors, tabsOfErrors } from './form-errors.ts';
import { MediaTab } from './MediaTab.tsx';
import projectFormStyles from './project-form.css?inline';
import { SettingsTab } from './SettingsTab.tsx';
import { Tabs } from './Tabs.tsx';
import { type ProjectFormState, useProjectForm } from './use-project-form.ts';

adoptStyles(projectFormStyles);

type Props = {
  /** The id of the project to edit; null for a new one. */
  id: string | null;
};

const formId = 'project-form';

/**
 * The form of a project for the owner; visitors see it read-only. If owner mode ends during
 * editing, the form stays as it is, so that nothing is lost.
 */
export function ProjectForm({ id }: Props) {
  const wasOwner = useEver(useStore($ownerToken) !== null);
  const form = useProjectForm(id);
  const [tab, setTab] = useState<TabName>('Project Details');
  const editable = wasOwner && form.loaded !== null;
  const title = id === null ? 'Add Project' : 'Edit Project';
  const dates = hasEarlyEnd(form.draft) && { endDate: projectMessages.endBeforeStartLive };
  const wrong = tabsOfErrors({ ...form.errors, ...dates });

  const element = useRef<HTMLFormElement>(null);
  const save = async () => {
    if (!editable || form.busy) return;
    const errors = await form.save();
    if (Object.keys(errors).length === 0) return;
    flushSync(() => setTab(tabOfErrors(errors)));
    goToProblem(element.current);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };
  useSaveKeys(wasOwner ? () => void save() : null, { withEnter: true });

  return (
    <div className="project-form work-form">
      <FormBar
        form={form}
        editable={editable}
        tooltip={wasOwner ? undefined : ownerModeMessages.ownerRequired}
        submitLabel={id === null ? 'Submit' : 'Save Changes'}
      />
      <div className="wrap">
        <h1>{title}</h1>
        <div className="grid">
          <div className="written">
            {!wasOwner && <Note kind="info">{ownerModeMessages.viewerMode}</Note>}
            <Banners form={form} />
            {form.loaded === null ? (
              !form.failure && <p className="meta">Loading…</p>
            ) : (
              <form ref={element} id={formId} onSubmit={submit} noValidate>
                <Tabs chosen={tab} choose={setTab} wrong={wrong}>
                  {{
                    'Project Details': <DetailsTab form={form} editable={editable} />,
                    'Media & Tech': <MediaTab form={form} editable={editable} />,
                    Settings: <SettingsTab form={form} editable={editable} />,
                  }}
                </Tabs>
              </form>
            )}
          </div>
          {form.loaded && <CardPreview draft={form.draft} id={id ?? 'new'} />}
        </div>
      </div>
    </div>
  );
}

type BarProps = {
  form: ProjectFormState;
  editable: boolean;
  /** Says that owner mode is required, if that is why it is disabled. */
  tooltip: string | undefined;
  submitLabel: string;
};

function FormBar({ form, editable, tooltip, submitLabel }: BarProps) {
  const isEarly = hasEarlyEnd(form.draft);
  const status = (
    <span className="meta" aria-live="polite">
      {isEarly ? projectMessages.endBeforeStartLive : draftWords(form.dirty, form.keptAt)}
    </span>
  );
  return (
    <WorkBar back={{ href: projectsPath, label: 'Back to Projects' }} status={status}>
      <button
        className="button quiet"
        type="button"
        disabled={!editable || form.busy}
        title={tooltip}
        onClick={form.clear}
      >
        Clear
      </button>
      <a className="button" href={projectsPath}>
        Cancel
      </a>
      <button
        className="button primary"
        type="submit"
        form={formId}
        disabled={!editable || isEarly}
        aria-disabled={form.busy}
        title={tooltip}
      >
        {saveLabel(form, submitLabel, 'Saving…')}
      </button>
    </WorkBar>
  );
}
