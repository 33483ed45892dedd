import { twoDigits } from '../../lib/dates.ts';
import { joinedMonth, monthNames, partsOf, yearsBetween } from '../../lib/months.ts';
import { withChosen } from '../../lib/with-chosen.ts';
import { adoptStyles } from '../adopt-styles.ts';
import type { FieldIds } from '../field/Field.tsx';
import monthPickerStyles from './month-picker.css?inline';

adoptStyles(monthPickerStyles);

type Props = {
  ids: FieldIds;
  label: string;
  /** `YYYY-MM`; `YYYY-` or `-MM` while only one part is chosen; or empty. */
  value: string;
  onChange: (value: string) => void;
  firstYear: number;
  lastYear: number;
  disabled?: boolean;
};

/** Selects for a month and a year. A half-chosen month is a value too, so that a draft keeps it. */
export function MonthPicker({
  ids: { id, ...notes },
  label,
  value,
  onChange,
  firstYear,
  lastYear,
  disabled = false,
}: Props) {
  const parts = partsOf(value);
  const choose = (part: Partial<typeof parts>) => {
    const { year, month } = { ...parts, ...part };
    onChange(joinedMonth(year, month));
  };

  return (
    <div className="month-picker">
      <select
        {...notes}
        id={id}
        className="input"
        value={parts.month}
        disabled={disabled}
        aria-label={`${label}, month`}
        onChange={(event) => choose({ month: event.target.value })}
      >
        <option value="">Month</option>
        {monthNames.map((name, index) => (
          <option key={name} value={twoDigits(index + 1)}>
            {name}
          </option>
        ))}
      </select>
      <select
        {...notes}
        className="input"
        value={parts.year}
        disabled={disabled}
        aria-label={`${label}, year`}
        onChange={(event) => choose({ year: event.target.value })}
      >
        <option value="">Year</option>
        {yearsWith(parts.year, firstYear, lastYear).map((year) => (
          <option key={year} value={String(year).padStart(4, '0')}>
            {year}
          </option>
        ))}
      </select>
    </div>
  );
}

const yearsWith = (chosen: string, first: number, last: number): readonly number[] =>
  withChosen(yearsBetween(first, last), chosen && Number(chosen)).toSorted((a, b) => b - a);
