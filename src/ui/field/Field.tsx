import { type ReactNode, useId } from 'react';
import { adoptStyles } from '../adopt-styles.ts';
import fieldStyles from './field.css?inline';

adoptStyles(fieldStyles);

/** The attributes that tie a control to its field. */
export type FieldIds = { id: string; 'aria-describedby': string; 'aria-invalid': boolean };

type Props = {
  label: string;
  /** Shows the label only to screen readers, where the same words are visible right above. */
  labelHidden?: boolean;
  /** Beside the label: 'optional', a counter. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Whether the value is invalid, if the error is shown elsewhere. */
  wrong?: boolean;
  children: (ids: FieldIds) => ReactNode;
};

/** A control with its label above and its hint and error below, linked for screen readers. */
export function Field({
  label,
  labelHidden,
  aside,
  hint,
  error = '',
  wrong = error !== '',
  children,
}: Props) {
  const id = useId();
  const notes = `${id}-notes`;
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id} className={labelHidden ? 'visually-hidden' : undefined}>
          {label}
        </label>
        {aside && <span className="aside">{aside}</span>}
      </div>
      {children({ id, 'aria-describedby': notes, 'aria-invalid': wrong })}
      <div id={notes} aria-live="polite">
        {error && <p className="field-error">{error}</p>}
        {hint && <p className="hint">{hint}</p>}
      </div>
    </div>
  );
}
