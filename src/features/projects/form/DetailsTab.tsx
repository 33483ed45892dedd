import {
  type Project,
  projectLimits,
  projectMessages,
  projectStatuses,
} from '../../../entities/project.ts';
import { lengthOf } from '../../../entities/too-long.ts';
import { hasEarlyEnd, isTaken, withEnd } from '../../../lib/projects/draft.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { MonthPicker } from '../../../ui/month-picker/MonthPicker.tsx';
import { plannedYears } from '../../../ui/month-picker/planned-years.ts';
import { SummaryField } from './SummaryField.tsx';
import { TextField } from './TextField.tsx';
import type { TabProps } from './tab-props.ts';
import { UrlPreview } from './UrlPreview.tsx';

export function DetailsTab({ form, editable }: TabProps) {
  const { draft, errors, change } = form;
  const taken = isTaken(draft.name, form.loaded?.others ?? []);
  return (
    <>
      <TextField
        label="Project Name"
        value={draft.name}
        onChange={(name) => change({ name })}
        disabled={!editable}
        required
        error={errors.name}
        aside={
          <span
            className="counter"
            data-over={lengthOf(draft.name) > projectLimits.name || undefined}
          >
            {lengthOf(draft.name)} / {projectLimits.name}
          </span>
        }
        hint={taken && <span className="warned">{projectMessages.duplicateName}</span>}
      />
      <div className="field">
        <TextField
          label="Project URL"
          type="url"
          aside="optional"
          value={draft.projectUrl}
          onChange={(projectUrl) => change({ projectUrl })}
          disabled={!editable}
          error={errors['links.url']}
        />
        <UrlPreview url={draft.projectUrl} />
      </div>
      <SummaryField form={form} editable={editable} />
      <div className="three">
        {(['client', 'role', 'location'] as const).map((field) => (
          <TextField
            key={field}
            label={{ client: 'Client', role: 'Your Role', location: 'Location' }[field]}
            value={draft[field]}
            onChange={(value) => change({ [field]: value })}
            disabled={!editable}
            error={errors[field]}
          />
        ))}
        <Field label="Status" error={errors.status}>
          {(ids) => (
            <select
              {...ids}
              className="input"
              value={draft.status}
              disabled={!editable}
              onChange={(event) => change({ status: event.target.value as Project['status'] })}
            >
              {projectStatuses.map((status) => (
                <option key={status}>{status}</option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Start Date" error={errors.startDate}>
          {(ids) => (
            <MonthPicker
              ids={ids}
              label="Start Date"
              value={draft.startYM}
              disabled={!editable}
              {...plannedYears()}
              onChange={(startYM) => change({ startYM })}
            />
          )}
        </Field>
        <Field
          label="End Date"
          error={errors.endDate ?? (hasEarlyEnd(draft) ? projectMessages.endBeforeStartLive : '')}
        >
          {(ids) => (
            <MonthPicker
              ids={ids}
              label="End Date"
              value={draft.endYM}
              disabled={!editable}
              {...plannedYears()}
              onChange={(endYM) => change(withEnd(draft, endYM))}
            />
          )}
        </Field>
      </div>
    </>
  );
}
