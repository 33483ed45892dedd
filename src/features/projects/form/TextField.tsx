import type { ReactNode } from 'react';
import { Field } from '../../../ui/field/Field.tsx';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
  required?: boolean;
  error?: string | undefined;
  aside?: ReactNode;
  hint?: ReactNode;
  type?: 'text' | 'url';
  /** `decimal` for a number: what is typed stays readable, also when it is none. */
  inputMode?: 'decimal' | undefined;
};

/** One line of text with its label, hint and error. */
export function TextField({
  value,
  onChange,
  disabled,
  type = 'text',
  inputMode,
  ...field
}: Props) {
  return (
    <Field {...field}>
      {(ids) => (
        <input
          {...ids}
          className="input"
          type={type}
          inputMode={inputMode}
          value={value}
          disabled={disabled}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
