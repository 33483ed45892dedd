import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { failureWords } from '../../lib/save-words.ts';
import { unsavedWords } from '../../lib/unsaved-words.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { goToProblem } from '../go-to-problem.ts';
import { Note } from '../note/Note.tsx';
import { RestoredNote } from '../note/RestoredNote.tsx';
import { ObstacleNote } from '../obstacle/ObstacleNote.tsx';
import { useFocusBack } from '../use-focus-back.ts';
import { useGoToProblem } from '../use-go-to-problem.ts';
import { saveLabel } from '../use-pictures-under-way.ts';
import { useSaveKeys } from '../use-save-keys.ts';
import recordFormStyles from './record-form.css?inline';
import type { RecordForm } from './use-record-form.ts';

adoptStyles(recordFormStyles);

type Props<T> = {
  form: RecordForm<T>;
  /** Signs in again after the session ended. */
  unlock: (passphrase: string) => Promise<void>;
  /** The heading of a failed save, above the reason. */
  saveFailed: string;
  /** Renders the version that someone else saved. */
  theirs: (value: T) => ReactNode;
  /** Leaves the form, after a confirmation. */
  onCancel: () => void;
  /** The submit button's texts, at rest and while busy. */
  submit: {
    label: string;
    busyLabel: string;
    disabled?: boolean;
    /** Says what is missing while it is disabled. */
    needs?: string;
  };
  children: ReactNode;
};

/** A record's form, and below it what prevents its save. */
export function RecordFormFrame<T>(props: Props<T>) {
  return (
    <div className="record-stack">
      <Form {...props} />
      <FormObstacle {...props} />
    </div>
  );
}

function FormObstacle<T>({ form, unlock, saveFailed, theirs }: Props<T>) {
  if (!form.obstacle) return null;
  const ways = {
    keepMine: form.save,
    takeTheirs: form.takeTheirs,
    saveAnew: form.saveAnew,
    unlock: (passphrase: string) => unlock(passphrase).then(() => form.save()),
  };
  return <ObstacleNote obstacle={form.obstacle} ways={ways} theirs={theirs} failed={saveFailed} />;
}

/** What surrounds the fields of every record's form: notes, Save, Cancel, and their keys. */
function Form<T>({ form, onCancel, submit, children }: Props<T>) {
  const element = useRef<HTMLFormElement>(null);
  const submitButton = useFocusBack(form.obstacle !== null);
  const seekProblem = useGoToProblem(element, form.errors);
  const save = () => {
    if (submit.disabled) return goToProblem(element.current);
    seekProblem();
    void form.submit();
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    save();
  };
  useSaveKeys(save, { form: element });
  return (
    <form ref={element} className="record-form" noValidate onSubmit={send}>
      {form.editing?.restored && <RestoredNote />}
      {children}
      <div className="row record-form-actions">
        <button
          ref={submitButton}
          className="button primary"
          type="submit"
          disabled={submit.disabled === true}
          aria-disabled={form.busy || form.pictures.waiting}
        >
          {saveLabel(form, submit.label, submit.busyLabel)}
        </button>
        <button
          className="button"
          type="button"
          aria-disabled={form.busy}
          onClick={() => form.cancel(onCancel)}
        >
          Cancel
        </button>
        <span className="meta" aria-live="polite">
          {[form.dirty && unsavedWords(form.kept), submit.needs].filter(Boolean).join(' ')}
        </span>
      </div>
    </form>
  );
}

type FailureProps = {
  form: { failure: unknown; load: () => void };
  text: string;
  notFound: string;
};

/** Shown if the record could not be read. */
export function LoadFailure({ form, text, notFound }: FailureProps) {
  const isMissing = Reflect.get(Object(form.failure), 'status') === 404;
  const again = (
    <button className="button" type="button" onClick={form.load}>
      Try again
    </button>
  );
  return (
    <Note kind="danger" alert actions={isMissing ? undefined : again}>
      <p>
        <b>{isMissing ? notFound : text}</b>
        {!isMissing && <br />}
        {!isMissing && failureWords(form.failure)}
      </p>
    </Note>
  );
}
