import { isYearMonth } from '../../../entities/date-fields.ts';
import { experienceMessages } from '../../../entities/experience.ts';
import { localMonth, monthsBefore, quickMonths } from '../../../lib/career/months-ago.ts';
import { present } from '../../../lib/dates.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { MonthPicker } from '../../../ui/month-picker/MonthPicker.tsx';
import { type ExperienceValues, withCurrent } from './experience-values.ts';

type Props = {
  values: ExperienceValues;
  errors: Record<string, string>;
  onChange: (patch: Partial<ExperienceValues>) => void;
};

const firstYear = 1950;

/** The start and end of a role, by month or by quick-select dates (spec 3 §2). */
export function TimelineFields({ values, errors, onChange }: Props) {
  const endIsHalf = values.endDate !== '' && !isYearMonth(values.endDate);
  const thisMonth = localMonth(new Date());
  const years = { firstYear, lastYear: Number(thisMonth.slice(0, 4)) };
  /** Sends the end along, because its error may be about the start. */
  const start = (startDate: string) => onChange({ startDate, endDate: values.endDate });
  const quick = (end: 'Start' | 'End', choose: (month: string) => void) => (
    <div className="quick">
      {quickMonths.map(([label, count]) => (
        <button
          key={label}
          className="link"
          type="button"
          aria-label={`${end} date: ${label}`}
          onClick={() => choose(monthsBefore(thisMonth, count))}
        >
          {label}
        </button>
      ))}
    </div>
  );
  return (
    <fieldset>
      <legend>Timeline</legend>
      <label className="check">
        <input
          type="checkbox"
          checked={values.isCurrent}
          onChange={(event) => onChange(withCurrent(event.target.checked))}
        />
        I currently work here
      </label>
      <div className="pair">
        <Field label="Start date" aside="required" required error={errors.startDate}>
          {(ids) => (
            <>
              <MonthPicker
                ids={ids}
                label="Start date"
                value={values.startDate}
                onChange={start}
                {...years}
              />
              {quick('Start', start)}
            </>
          )}
        </Field>
        {values.isCurrent ? (
          <div className="field">
            <span className="field-label">
              <b>End date</b>
            </span>
            <p className="present">{present}</p>
          </div>
        ) : (
          <Field
            label="End date"
            error={endIsHalf ? experienceMessages.badEnd : errors.endDate}
            hint="Without an end, the role is the current one."
          >
            {(ids) => (
              <>
                <MonthPicker
                  ids={ids}
                  label="End date"
                  value={values.endDate}
                  onChange={(endDate) => onChange({ endDate })}
                  {...years}
                />
                {quick('End', (endDate) => onChange({ endDate }))}
              </>
            )}
          </Field>
        )}
      </div>
    </fieldset>
  );
}
