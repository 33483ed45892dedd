import type { ReactNode } from 'react';
import { unsavedWords } from '../../lib/unsaved-words.ts';
import { SaveRow } from '../save-row/SaveRow.tsx';
import { useFocusBack } from '../use-focus-back.ts';
import { saveLabel } from '../use-pictures-under-way.ts';
import type { RecordForm } from './use-record-form.ts';

/** The submit button's texts, at rest and while busy. */
export type Submit = {
  label: string;
  busyLabel: string;
  disabled?: boolean;
  /** Says what is missing while it is disabled. */
  needs?: string;
};

type Props<T> = {
  form: RecordForm<T>;
  submit: Submit;
  /** Cancels the form. */
  children: ReactNode;
};

/** Save, Cancel, and what is kept of unsaved changes. */
export function FormActions<T>({ form, submit, children }: Props<T>) {
  const { busy, pictures, dirty, kept } = form;
  const button = useFocusBack(form.obstacle !== null);
  return (
    <SaveRow
      save={{ ref: button, disabled: submit.disabled }}
      busy={busy || pictures.waiting}
      label={saveLabel(form, submit.label, submit.busyLabel)}
      says={[dirty && unsavedWords(kept), submit.needs].filter(Boolean).join(' ')}
    >
      {children}
    </SaveRow>
  );
}
