import { useMemo } from 'react';
import { educationLevels, educationMessages } from '../../../entities/education.ts';
import { canSaveStudy, studyNeeds } from '../../../lib/career/study-dates.ts';
import { educationPath } from '../../../lib/routes.ts';
import { savedWords } from '../../../lib/save-words.ts';
import { withChosen } from '../../../lib/with-chosen.ts';
import { unlock } from '../../../owner/unlock.ts';
import { keepNotice } from '../../../stores/notice.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { previewNote } from '../../../ui/preview-note.ts';
import { LoadFailure } from '../../../ui/record-form/LoadFailure.tsx';
import { RecordFormFrame } from '../../../ui/record-form/RecordFormFrame.tsx';
import { useRecordForm } from '../../../ui/record-form/use-record-form.ts';
import { educationTexts } from '../education-texts.ts';
import { EducationPreview } from './EducationPreview.tsx';
import { educationSource } from './education-source.ts';
import { type EducationValues, errorsOf } from './education-values.ts';
import { StudyDatesFields } from './StudyDatesFields.tsx';
import { type TextField, TextFields } from './TextFields.tsx';
import { useFilledLevel } from './use-filled-level.ts';

const toList = () => location.assign(educationPath);

const saved = (began: number) => {
  keepNotice(savedWords(began));
  toList();
};

const about: readonly TextField[] = [
  { name: 'field', label: 'Field of study' },
  { name: 'gpa', label: 'GPA', hint: 'A number; anything else is left out.' },
  { name: 'type', label: 'Type', hint: 'Degree, certificate, course' },
];
const words: readonly TextField[] = [
  { name: 'thesis', label: 'Thesis' },
  { name: 'description', label: 'Short description', rows: 2 },
  { name: 'details', label: 'Details', rows: 8, hint: 'Markdown or HTML' },
];

type Props = {
  /** The record to edit; empty for a new one. */
  id: string;
};

/** The form of an education record, with a preview (spec 3 §2, §5). */
export function EducationForm({ id }: Props) {
  const source = useMemo(() => educationSource(id), [id]);
  const form = useRecordForm(source, { errorsOf, saved });
  const filledLevel = useFilledLevel();

  if (form.failure) {
    const notFound = educationMessages.notFound;
    return <LoadFailure form={form} text={educationTexts.formLoadFailed} notFound={notFound} />;
  }
  if (!form.editing) return <p className="meta">Loading…</p>;
  const { errors, change } = form;
  const { value } = form.editing;
  const submit = {
    label: id ? 'Save Changes' : 'Save Record',
    busyLabel: 'Saving...',
    disabled: !canSaveStudy(value.school, value),
    needs: studyNeeds(value.school, value),
  };
  const fields = { values: value, errors, onChange: change };
  const frame = {
    form,
    onCancel: toList,
    submit,
    unlock,
    failed: educationTexts.saveFailed,
    theirs: (theirs: EducationValues) => <EducationPreview values={theirs} />,
  };

  return (
    <div className="form-columns">
      <RecordFormFrame {...frame}>
        <fieldset>
          <legend>School and Degree</legend>
          <div className="pair">
            <TextFields {...fields} fields={[{ name: 'school', label: 'School' }]} />
            <TextFields
              {...fields}
              fields={[{ name: 'degree', label: 'Degree' }]}
              onChange={({ degree = '' }) =>
                change({ degree, level: filledLevel.after(value.level, degree) })
              }
            />
            <Field label="Level" error={errors.level} hint="Filled in from the degree.">
              {(ids) => (
                <select
                  {...ids}
                  className="input"
                  value={value.level}
                  onChange={(event) => {
                    filledLevel.chosen();
                    change({ level: event.target.value });
                  }}
                >
                  <option value="">Choose a level</option>
                  {withChosen<string>(educationLevels, value.level).map((level) => (
                    <option key={level}>{level}</option>
                  ))}
                </select>
              )}
            </Field>
            <TextFields {...fields} fields={about} />
          </div>
        </fieldset>
        <StudyDatesFields values={value} onChange={change} />
        <fieldset>
          <legend>In Words</legend>
          <TextFields {...fields} fields={words} />
        </fieldset>
      </RecordFormFrame>
      <EducationPreview values={value} note={previewNote} />
    </div>
  );
}
