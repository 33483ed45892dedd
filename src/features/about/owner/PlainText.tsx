import type { ComponentProps } from 'react';
import { lengthOf, tooLong } from '../../../entities/too-long.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { focusFirst } from '../../../ui/focus-first.ts';

type Props = {
  hint?: string;
  value: string;
  max?: number;
  onText: (text: string) => void;
} & Pick<ComponentProps<typeof Field>, 'label' | 'labelHidden'> &
  Pick<ComponentProps<'textarea'>, 'rows'>;

/**
 * A multi-line text field with a counter that grows with its text. A text over the limit stays and
 * shows an error, so that a paste loses nothing. Focus starts at its end.
 */
export function PlainText({ hint, value, max, rows = 3, onText, ...names }: Props) {
  const aside = max && `${lengthOf(value)} / ${max}`;
  return (
    <Field {...names} hint={hint} aside={aside} error={max ? tooLong(value, max) : ''}>
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

/** Outside the component, so that the ref stays the same and runs only when the field appears. */
function focusAtEnd(field: HTMLTextAreaElement | null): void {
  if (field) focusFirst(field);
  field?.setSelectionRange(field.value.length, field.value.length);
}
