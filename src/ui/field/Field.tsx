import { type ReactNode, useId } from 'react';
import { adoptStyles } from '../adopt-styles.ts';
import fieldStyles from './field.css?inline';

adoptStyles(fieldStyles);

/** The attributes that tie a control to its field. */
export type FieldIds = {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
  'aria-required': true | undefined;
};

type Props = {
  label: string;
  /** Shows the label only to screen readers, where the same words are visible right above. */
  labelHidden?: boolean;
  /** Beside the label: 'optional', a counter. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** The id of the error, if one is shown elsewhere. */
  errorId?: string | undefined;
  /** Whether the form needs a value; the browser itself asks for none. */
  required?: boolean;
  children: (ids: FieldIds) => ReactNode;
};

/** A control with its label above and its hint and error below, linked for screen readers. */
export function Field({
  label,
  labelHidden,
  aside,
  hint,
  error = '',
  errorId,
  required = false,
  children,
}: Props) {
  const id = useId();
  const [beside, notes] = [`${id}-aside`, `${id}-notes`];
  const ids = {
    id,
    'aria-describedby': [aside && beside, notes, errorId].filter(Boolean).join(' '),
    'aria-invalid': error !== '' || errorId !== undefined,
    'aria-required': required || undefined,
  };
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id} className={labelHidden ? 'visually-hidden' : undefined}>
          {label}
        </label>
        {aside && (
          <span id={beside} className="aside">
            {aside}
          </span>
        )}
      </div>
      {children(ids)}
      <div id={notes} aria-live="polite">
        {error && <p className="field-error">{error}</p>}
        {hint && <p className="hint">{hint}</p>}
      </div>
    </div>
  );
}
