import type { ReactNode } from 'react';
import { adoptStyles } from '../adopt-styles.ts';
import { RestoredNote } from '../note/RestoredNote.tsx';
import { FormActions, type Submit } from './FormActions.tsx';
import { RecordObstacle, type RecordObstacleProps } from './RecordObstacle.tsx';
import recordFormStyles from './record-form.css?inline';
import { useFormSaves } from './use-form-saves.ts';

adoptStyles(recordFormStyles);

type Props<T> = RecordObstacleProps<T> & {
  /** Leaves the form, after a confirmation. */
  onCancel: () => void;
  submit: Submit;
  children: ReactNode;
};

/** A record's form, with what surrounds its fields, and below it what prevents its save. */
export function RecordFormFrame<T>({ onCancel, submit, children, ...obstacle }: Props<T>) {
  const { form } = obstacle;
  const saves = useFormSaves(form, submit.disabled);
  return (
    <div className="record-stack">
      <form {...saves} className="record-form">
        {form.editing?.restored && <RestoredNote />}
        {children}
        <FormActions form={form} submit={submit}>
          <button
            className="button"
            type="button"
            aria-disabled={form.busy}
            onClick={() => form.cancel(onCancel)}
          >
            Cancel
          </button>
        </FormActions>
      </form>
      <RecordObstacle {...obstacle} />
    </div>
  );
}
