import { useId } from 'react';
import { educationMessages } from '../../../entities/education.ts';
import { studyDateError } from '../../../lib/career/study-dates.ts';
import { present } from '../../../lib/dates.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { MonthPicker } from '../../../ui/month-picker/MonthPicker.tsx';
import { plannedYears } from '../../../ui/month-picker/planned-years.ts';
import { Note } from '../../../ui/note/Note.tsx';
import type { EducationValues } from './education-values.ts';

type Props = { values: EducationValues; onChange: (patch: Partial<EducationValues>) => void };

/** The start and end of a study; an error in them shows at once, in a banner. */
export function StudyDatesFields({ values, onChange }: Props) {
  const error = studyDateError(values);
  const errorId = useId();
  const isOfStart = error === educationMessages.badStart;
  const { isOngoing } = values;
  return (
    <fieldset>
      <legend>Dates</legend>
      <label className="check">
        <input
          type="checkbox"
          checked={isOngoing}
          onChange={({ target: { checked } }) =>
            onChange({ isOngoing: checked, ...(checked && { endYM: '' }) })
          }
        />
        Currently studying
      </label>
      <div className="pair">
        <Field
          label="Start date"
          aside="required"
          required
          errorId={isOfStart ? errorId : undefined}
        >
          {(ids) => (
            <MonthPicker
              ids={ids}
              label="Start date"
              value={values.startYM}
              onChange={(startYM) => onChange({ startYM })}
              {...plannedYears()}
            />
          )}
        </Field>
        {isOngoing ? (
          <div className="field">
            <span className="field-label">
              <b>End date</b>
            </span>
            <p className="present">{present}</p>
          </div>
        ) : (
          <Field label="End date" errorId={error && !isOfStart ? errorId : undefined}>
            {(ids) => (
              <MonthPicker
                ids={ids}
                label="End date"
                value={values.endYM}
                onChange={(endYM) => onChange({ endYM })}
                {...plannedYears()}
              />
            )}
          </Field>
        )}
      </div>
      {error && (
        <Note kind="warning" alert>
          <p id={errorId} data-date-error>
            {error}
          </p>
        </Note>
      )}
    </fieldset>
  );
}
