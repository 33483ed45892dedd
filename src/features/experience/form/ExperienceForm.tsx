import { useMemo, useState } from 'react';
import { experiencePath } from '../../../lib/routes.ts';
import { savedWords } from '../../../lib/save-words.ts';
import { unlock } from '../../../owner/unlock.ts';
import { keepNotice } from '../../../stores/notice.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { GroupError } from '../../../ui/field/GroupError.tsx';
import { LoadFailure } from '../../../ui/record-form/LoadFailure.tsx';
import { RecordFormFrame } from '../../../ui/record-form/RecordFormFrame.tsx';
import { useRecordForm } from '../../../ui/record-form/use-record-form.ts';
import { experienceTexts } from '../experience-texts.ts';
import { DescriptionEditor } from './DescriptionEditor.tsx';
import { ExperiencePreview } from './ExperiencePreview.tsx';
import experienceFormStyles from './experience-form.css?inline';
import { experienceSource } from './experience-source.ts';
import { type ExperienceValues, errorsOf } from './experience-values.ts';
import { SkillsFields } from './SkillsFields.tsx';
import { TimelineFields } from './TimelineFields.tsx';

adoptStyles(experienceFormStyles);

const toList = () => location.assign(experiencePath);

const saved = (began: number) => {
  keepNotice(savedWords(began));
  toList();
};

type Props = {
  /** The role to edit; empty for a new one. */
  id: string;
};

/** The form of a role, with a preview (spec 3 §2). */
export function ExperienceForm({ id }: Props) {
  const source = useMemo(() => experienceSource(id), [id]);
  const form = useRecordForm(source, { errorsOf, saved });
  const [previews, setPreviews] = useState(false);

  if (form.failure) {
    const text = experienceTexts.formLoadFailed;
    return <LoadFailure form={form} text={text} notFound={text} />;
  }
  if (!form.editing) return <p className="meta">Loading…</p>;
  const { errors, change } = form;
  const { value } = form.editing;
  const line = (name: 'company' | 'role' | 'project' | 'location', label: string) => (
    <Field label={label} aside={name === 'company' && 'required'} error={errors[name]}>
      {(ids) => (
        <input
          {...ids}
          className="input"
          value={value[name]}
          required={name === 'company'}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  const frame = {
    form,
    onCancel: toList,
    submit: {
      label: id ? 'Update Experience' : 'Save Experience',
      busyLabel: id ? 'Updating...' : 'Saving...',
    },
    unlock,
    failed: experienceTexts.saveFailed,
    theirs: (theirs: ExperienceValues) => <ExperiencePreview values={theirs} />,
  };

  return (
    <div className="form-columns">
      <div className="row">
        <button className="button" type="button" onClick={() => setPreviews(!previews)}>
          {previews ? 'Hide Preview' : 'Preview'}
        </button>
      </div>
      {previews && <ExperiencePreview values={value} />}
      <RecordFormFrame {...frame}>
        <fieldset>
          <legend>Basic Information</legend>
          <div className="pair">
            {line('company', 'Company')}
            {line('role', 'Role')}
            {line('project', 'Project')}
            {line('location', 'Location')}
          </div>
        </fieldset>
        <TimelineFields values={value} errors={errors} onChange={change} />
        <fieldset>
          <legend>Work Description</legend>
          <DescriptionEditor
            key={form.editing.filling}
            html={value.descriptionHtml}
            onChange={(descriptionHtml) => change({ descriptionHtml })}
          />
          <GroupError>{errors.descriptionHtml}</GroupError>
        </fieldset>
        <SkillsFields
          key={form.editing.filling}
          tools={value.tools}
          error={errors.tools}
          onChange={(tools) => change({ tools })}
        />
      </RecordFormFrame>
    </div>
  );
}
