import { type ReactNode, useId } from 'react';
import { adoptStyles } from '../adopt-styles.ts';
import fieldStyles from './field.css?inline';

adoptStyles(fieldStyles);

/** What a control needs to belong to its field. */
export type FieldIds = { id: string; 'aria-describedby': string; 'aria-invalid': boolean };

type Props = {
  label: string;
  /** Beside the label: 'optional', a counter. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Whether it is wrong, where the words that say so stand elsewhere. */
  wrong?: boolean;
  children: (ids: FieldIds) => ReactNode;
};

/** A control with its label above, and its hint and error below, tied together for screen readers. */
export function Field({ label, aside, hint, error = '', wrong = error !== '', children }: Props) {
  const id = useId();
  const notes = `${id}-notes`;
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
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
