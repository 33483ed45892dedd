import { educationLimits } from '../../../entities/education.ts';
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

const limitsByName: Partial<Record<Name, number>> = educationLimits;

/** Fields of text with their limits; a long one says how much is written. */
export function TextFields({ fields, values, errors, onChange }: Props) {
  return fields.map(({ name, label, hint, rows }) => {
    const max = limitsByName[name] ?? 60;
    const aside = rows || name === 'thesis' ? `${values[name].length} / ${max}` : undefined;
    return (
      <Field key={name} label={label} hint={hint} aside={aside} error={errors[name]}>
        {(ids) =>
          rows ? (
            <textarea
              {...ids}
              className="textarea"
              rows={rows}
              maxLength={max}
              value={values[name]}
              onChange={(event) => onChange({ [name]: event.target.value })}
            />
          ) : (
            <input
              {...ids}
              className="input"
              maxLength={max}
              required={name === 'school'}
              value={values[name]}
              onChange={(event) => onChange({ [name]: event.target.value })}
            />
          )
        }
      </Field>
    );
  });
}
