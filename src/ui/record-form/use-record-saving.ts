import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { statusOf } from '../../lib/api-error.ts';
import { changedStatus } from '../../lib/changed-status.ts';
import { savedWords } from '../../lib/save-words.ts';
import { type Obstacle, obstacleOf, type Version } from '../obstacle/obstacle.ts';
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

type Start<T> = { etag: string | null; value?: T };

/** The version a form started from; a draft kept of an older one does not know what that said. */
const startOf = <T>({ base, etag }: Editing<T>): Start<T> =>
  base?.etag === etag ? base : { etag };

/**
 * Saves over the version the value is based on, or over a newer one that says the same: another part
 * of what is stored there was changed, as the profile's motto beside the contact details.
 */
async function saveOver<T>(source: RecordSource<T>, value: T, from: Start<T>) {
  try {
    return await source.save(value, from.etag);
  } catch (error) {
    if (statusOf(error) !== changedStatus || from.value === undefined) throw error;
    const stored = await source.load();
    if (!sameRecord(stored.value, from.value)) throw error;
    return source.save(value, stored.etag);
  }
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
    sendBy((now) => saveOver(source, now.value, over ?? startOf(now)));
  const saveAnew = () => sendBy(({ value }) => source.saveAnew?.(value) ?? null);
  const busy = isSending && !(isSaved.current && dirty);
  return { busy, obstacle, setObstacle, save, saveAnew };
}
