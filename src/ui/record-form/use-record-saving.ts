import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { savedWords } from '../../lib/save-words.ts';
import { type Obstacle, obstacleOf } from '../obstacle/obstacle.ts';
import { saveOver, type Version } from '../obstacle/versions.ts';
import { showToast } from '../toast/toast.ts';
import type { FieldErrors } from '../use-field-errors.ts';
import type { usePicturesUnderWay } from '../use-pictures-under-way.ts';
import { useStay } from '../use-stay.ts';
import { type RecordSource, sameRecord } from './record-source.ts';
import type { Editing, useRecordEditing } from './use-record-editing.ts';

type Around<T> = {
  /** A save waits for them. */
  pictures: ReturnType<typeof usePicturesUnderWay>;
  errorsOf: (value: T) => FieldErrors;
  setErrors: (errors: FieldErrors) => void;
  /** Called once everything is saved, with when it was sent, and whether there is more since. */
  saved: (began: number, hasMore: () => boolean) => void;
};

/**
 * Saves over the version the form started from; a draft kept of an older one does not know what that
 * said.
 */
function saveOverStart<T>({ load, save }: RecordSource<T>, { value, base, etag }: Editing<T>) {
  if (base === null || base.etag !== etag) return save(value, etag);
  const write = async (now: T, from: string | null) => ({
    value: now,
    etag: await save(now, from),
  });
  return saveOver({ read: load, write }, value, base, sameRecord).then((stored) => stored.etag);
}

/** Saves a form's record, unless its values have errors, and tells what prevents it. */
export function useRecordSaving<T>(
  source: RecordSource<T>,
  {
    latest,
    goOnFrom,
    dirty,
  }: Pick<ReturnType<typeof useRecordEditing<T>>, 'latest' | 'goOnFrom' | 'dirty'>,
  { pictures, errorsOf, setErrors, saved }: Around<T>,
) {
  const [isSending, setBusy] = useState(false);
  /** Whether all is saved, so that the page is being left. */
  const isSaved = useRef(false);
  const [obstacle, setObstacle] = useState<Obstacle<T> | null>(null);
  useStay(() => isSaved.current && setBusy(false));

  /** Whether something differs from what is stored, or is not uploaded yet. */
  const hasMore = () => {
    const now = latest.current;
    return now !== null && (!sameRecord(now.value, now.base?.value) || pictures.isUploading());
  };
  /** Keeps in the form what was typed or chosen during the save, or is until the page is left. */
  const settle = (sent: Version<T>, began: number) => {
    flushSync(() => goOnFrom(sent)); // what is typed next differs from this version
    isSaved.current = !hasMore();
    if (isSaved.current) return saved(began, hasMore);
    setBusy(false);
    showToast(savedWords(began));
  };
  const obstruct = async (error: unknown) => {
    setErrors(source.fieldErrorsOf(error));
    const canBeGone = source.saveAnew !== undefined;
    setObstacle(await obstacleOf(error, { ...source, canBeGone }));
    setBusy(false);
  };
  const sendBy = async (send: (editing: Editing<T>) => Promise<string | null> | null) => {
    if (pictures.isUploading() && (await pictures.done()) !== 'uploaded') return;
    const sent = latest.current;
    if (!sent || (isSending && !isSaved.current)) return;
    isSaved.current = false;
    const found = errorsOf(sent.value);
    setErrors(found);
    setObstacle(null);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const began = performance.now();
    try {
      settle({ value: sent.value, etag: await send(sent) }, began);
    } catch (error) {
      await obstruct(error);
    }
  };

  /** @param over the version to replace: the one the form started from, or one shown since. */
  const save = (over?: Version<T>) =>
    sendBy((now) => saveOverStart(source, over ? { ...now, base: over, etag: over.etag } : now));
  const saveAnew = () => sendBy(({ value }) => source.saveAnew?.(value) ?? null);
  const busy = isSending && !(isSaved.current && dirty);
  return { busy, obstacle, setObstacle, save, saveAnew };
}
