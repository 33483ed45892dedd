import type { ReactNode } from 'react';
import { Field } from '../../../ui/field/Field.tsx';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
  error?: string | undefined;
  aside?: ReactNode;
  hint?: ReactNode;
  type?: 'text' | 'url' | 'number';
};

/** One line of text with its label, hint and error. */
export function TextField({ value, onChange, disabled, type = 'text', ...field }: Props) {
  return (
    <Field {...field}>
      {(ids) => (
        <input
          {...ids}
          className="input"
          type={type}
          value={value}
          disabled={disabled}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
