import { educationLimits } from '../../../entities/education.ts';
import { atMost, lengthOf, markupLength } from '../../../entities/too-long.ts';
import { Field } from '../../../ui/field/Field.tsx';
import type { EducationValues } from './education-values.ts';

type Name = 'school' | 'degree' | 'field' | 'gpa' | 'type' | 'thesis' | 'description' | 'details';

export type TextField = { name: Name; label: string; hint?: string; rows?: number };

type Props = {
  fields: readonly TextField[];
  values: EducationValues;
  errors: Record<string, string>;
  onChange: (patch: Partial<EducationValues>) => void;
};

/** A text's length as its limit counts it: the details are markup, which is kept as written. */
const countOf = (name: Name, text: string) =>
  name === 'details' ? markupLength(text) : lengthOf(text);

/**
 * Text fields with limits; long ones have a counter. A text over the limit stays and shows an
 * error, so that a paste loses nothing.
 */
export function TextFields({ fields, values, errors, onChange }: Props) {
  return fields.map(({ name, label, hint, rows }) => {
    const max = educationLimits[name];
    const count = countOf(name, values[name]);
    const isNeeded = name === 'school';
    const aside = isNeeded ? 'required' : (rows || name === 'thesis') && `${count} / ${max}`;
    const error = errors[name] || (count > max ? atMost(max) : '');
    return (
      <Field key={name} label={label} hint={hint} aside={aside} error={error}>
        {(ids) =>
          rows ? (
            <textarea
              {...ids}
              className="textarea"
              rows={rows}
              value={values[name]}
              onChange={(event) => onChange({ [name]: event.target.value })}
            />
          ) : (
            <input
              {...ids}
              className="input"
              required={isNeeded}
              value={values[name]}
              onChange={(event) => onChange({ [name]: event.target.value })}
            />
          )
        }
      </Field>
    );
  });
}
