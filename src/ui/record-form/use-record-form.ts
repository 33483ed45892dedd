import { useCallback, useEffect, useState } from 'react';
import { discardQuestion, savedWords } from '../../lib/save-words.ts';
import { type Obstacle, obstacleOf, type Version } from '../obstacle/obstacle.ts';
import { showToast } from '../toast/toast.ts';
import { useDraft } from '../use-draft.ts';
import { type FieldErrors, useFieldErrors } from '../use-field-errors.ts';
import { useLatestState } from '../use-latest-state.ts';
import { usePicturesUnderWay } from '../use-pictures-under-way.ts';
import { type RecordSource, sameRecord } from './record-source.ts';

type Editing<T> = {
  value: T;
  base: T;
  etag: string | null;
  restored: boolean;
  /** Changes whenever the form is filled again, so that its editors restart. */
  filling: number;
};

type Rules<T> = {
  errorsOf: (value: T) => FieldErrors;
  /** Called once everything is saved; `began` is when it was sent, by `performance.now()`. */
  saved: (began: number) => void;
};

/**
 * The state of a form that edits one record: load, change, validate, draft, save, and obstacles.
 */
export function useRecordForm<T>(source: RecordSource<T>, { errorsOf, saved }: Rules<T>) {
  const { value: editing, latest, show } = useLatestState<Editing<T> | null>(null);
  const { errors, setErrors, clearErrors } = useFieldErrors();
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle<T> | null>(null);
  const pictures = usePicturesUnderWay();
  const dirty = editing !== null && !sameRecord(editing.value, editing.base);
  const { kept, letGo: leave } = useDraft(source.draft, dirty ? editing : null);
  const fill = useCallback(
    (next: Omit<Editing<T>, 'filling'>) =>
      show({ ...next, filling: (latest.current?.filling ?? 0) + 1 }),
    [show, latest],
  );

  const load = useCallback(async () => {
    setFailure(null);
    try {
      const { value, etag } = await source.load();
      const draft = source.draft.read();
      const restored = draft !== null && !sameRecord(draft.value, value);
      if (!restored) source.draft.drop(); // a draft equal to what is stored is not offered again
      /**
       * A restored draft keeps the version it started from, so that the server detects a conflict.
       */
      const begun = restored ? draft : { value, etag };
      fill({ ...begun, base: value, restored });
    } catch (error) {
      setFailure(error);
    }
  }, [source, fill]);
  useEffect(() => void load(), [load]);

  const change = (patch: Partial<T>) => {
    clearErrors(patch);
    const now = latest.current;
    if (now) show({ ...now, value: { ...now.value, ...patch } });
  };

  /** Keeps in the form what was typed or chosen during the save. */
  const settle = (sent: T, etag: string | null, began: number) => {
    const now = latest.current;
    if (!now || (sameRecord(now.value, sent) && !pictures.isUploading())) {
      leave();
      return saved(began);
    }
    show({ ...now, base: sent, etag, restored: false });
    setBusy(false);
    showToast(savedWords(began));
  };

  const sendAndLeave = async (send: (editing: Editing<T>) => Promise<string | null>) => {
    if (pictures.isUploading() && (await pictures.done()) !== 'uploaded') return;
    const sent = latest.current;
    if (!sent || busy) return;
    setBusy(true);
    setObstacle(null);
    const began = performance.now();
    try {
      settle(sent.value, await send(sent), began);
    } catch (error) {
      setErrors(source.fieldErrorsOf(error));
      const canBeGone = source.saveAnew !== undefined;
      setObstacle(await obstacleOf(error, { ...source, canBeGone }));
      setBusy(false);
    }
  };

  /** @param over the version to replace: the one the form started from, or one shown since. */
  const save = (over?: Version<T>) =>
    sendAndLeave(({ value, etag }) => source.save(value, (over ?? { etag }).etag));
  const saveAnew = () =>
    sendAndLeave(async ({ value }) => (await source.saveAnew?.(value)) ?? null);

  /** Saves, once pictures under way are uploaded, unless the values have errors. */
  const submit = async () => {
    if (pictures.isUploading() && (await pictures.done()) !== 'uploaded') return;
    submitNow();
  };
  const submitNow = () => {
    if (!latest.current) return;
    const found = errorsOf(latest.current.value);
    setErrors(found);
    if (Object.keys(found).length === 0) void save();
  };

  /** Leaves the form unsaved, after a confirmation; not during a save, which cannot be recalled. */
  const cancel = (then: () => void) => {
    if (busy) return;
    if ((dirty || pictures.isUploading()) && !window.confirm(discardQuestion)) return;
    pictures.letGo();
    leave();
    then();
  };

  /** Takes the version someone else saved and drops the draft. */
  const takeTheirs = ({ value, etag }: Version<T>) => {
    source.draft.drop();
    setObstacle(null);
    fill({ value, base: value, etag, restored: false });
  };

  return {
    ...{ editing, errors, failure, busy, obstacle, dirty, kept, pictures },
    ...{ load, change, save, saveAnew, submit, cancel, takeTheirs },
  };
}

export type RecordForm<T> = ReturnType<typeof useRecordForm<T>>;
