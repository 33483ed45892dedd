import type { ComponentProps, ReactNode } from 'react';

type Props = {
  /** More about the Save button, which submits its form unless told otherwise. */
  save: ComponentProps<'button'>;
  busy: boolean;
  label: string;
  /** What is kept of unsaved changes, or still missing. */
  says: string | false;
  /** Cancels. */
  children: ReactNode;
};

/** Save and Cancel below what is edited. */
export const SaveRow = ({ save, busy, label, says, children }: Props) => (
  <div className="row">
    <button className="button primary" type="submit" aria-disabled={busy} {...save}>
      {label}
    </button>
    {children}
    <span className="meta" aria-live="polite">
      {says}
    </span>
  </div>
);
