import { useCallback } from 'react';
import { discardQuestion } from '../../lib/save-words.ts';
import type { Version } from '../obstacle/versions.ts';
import { useDraft } from '../use-draft.ts';
import { type FieldErrors, useFieldErrors } from '../use-field-errors.ts';
import { usePicturesUnderWay } from '../use-pictures-under-way.ts';
import type { RecordSource } from './record-source.ts';
import { useRecordEditing } from './use-record-editing.ts';
import { useRecordSaving } from './use-record-saving.ts';

type Rules<T> = {
  errorsOf: (value: T) => FieldErrors;
  /**
   * Called once everything is saved; `began` is when it was sent, by `performance.now()`, and
   * `hasMore` tells whether more was typed or chosen since.
   */
  saved: (began: number, hasMore: () => boolean) => void;
};

/**
 * The state of a form that edits one record: load, change, validate, draft, save, and obstacles.
 */
export function useRecordForm<T>(source: RecordSource<T>, { errorsOf, saved }: Rules<T>) {
  const record = useRecordEditing(source);
  const { editing, failure, dirty, load, change: changeRecord } = record;
  const { errors, setErrors, clearErrors } = useFieldErrors();
  const pictures = usePicturesUnderWay();
  const { kept, letGo: leave } = useDraft(source.draft, dirty ? editing : null);
  const { setObstacle, ...saving } = useRecordSaving(source, record, {
    ...{ pictures, errorsOf, setErrors },
    saved: (began, hasMore) => {
      leave();
      saved(began, hasMore);
    },
  });

  const change = useCallback(
    (patch: Partial<T>) => {
      clearErrors(patch);
      changeRecord(patch);
    },
    [clearErrors, changeRecord],
  );
  /** Takes a stored version, such as the one someone else saved, and drops the draft. */
  const takeTheirs = (theirs: Version<T>) => {
    setObstacle(null);
    record.fill(theirs, theirs);
  };
  /** Leaves the form unsaved, after a confirmation; not during a save, which cannot be recalled. */
  const cancel = (then: () => void) => {
    if (saving.busy) return;
    if ((dirty || pictures.isUploading()) && !window.confirm(discardQuestion)) return;
    pictures.letGo();
    leave();
    then();
  };

  /** Said from the start of a draft whose entry was deleted elsewhere. */
  const gone = editing?.base === null && !saving.busy ? ({ kind: 'gone' } as const) : null;

  return {
    ...saving,
    obstacle: saving.obstacle ?? gone,
    ...{ editing, errors, failure, dirty, kept, pictures },
    ...{ load, change, cancel, takeTheirs },
  };
}

export type RecordForm<T> = ReturnType<typeof useRecordForm<T>>;
