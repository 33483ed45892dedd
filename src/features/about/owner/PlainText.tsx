import type { ComponentProps } from 'react';
import { tooLong } from '../../../entities/too-long.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { focusFirst } from '../../../ui/focus-first.ts';

type Props = {
  label: string;
  hint?: string;
  value: string;
  max?: number;
  onText: (text: string) => void;
} & Pick<ComponentProps<'textarea'>, 'rows'>;

/**
 * A text of several lines with its counter, as high as what is in it. What is longer than it may be
 * stays and is told: a paste loses no words. Focus starts at its end.
 */
export function PlainText({ label, hint, value, max, rows = 3, onText }: Props) {
  const aside = max && `${value.length} / ${max}`;
  return (
    <Field label={label} hint={hint} aside={aside} error={max ? tooLong(value, max) : ''}>
      {(ids) => (
        <textarea
          {...ids}
          ref={focusAtEnd}
          className="textarea"
          rows={rows}
          value={value}
          onChange={(event) => onText(event.target.value)}
        />
      )}
    </Field>
  );
}

/** Outside the component, so that it runs when the field appears and never again. */
function focusAtEnd(field: HTMLTextAreaElement | null): void {
  if (field) focusFirst(field);
  field?.setSelectionRange(field.value.length, field.value.length);
}
