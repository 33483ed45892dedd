import { useCallback, useEffect, useState } from 'react';
import { discardQuestion, savedWords } from '../../lib/save-words.ts';
import { type Obstacle, obstacleOf, type Version } from '../obstacle/obstacle.ts';
import { showToast } from '../toast/toast.ts';
import { useDraft } from '../use-draft.ts';
import { useLatestState } from '../use-latest-state.ts';
import { type RecordSource, sameRecord } from './record-source.ts';

type Editing<T> = {
  value: T;
  base: T;
  etag: string | null;
  restored: boolean;
  /** Tells one filling of the form from the next, after which its editors begin anew. */
  filling: number;
};

/** What is wrong with a record's values, in words, by field. */
export type FieldErrors = Record<string, string>;

type Rules<T> = {
  errorsOf: (value: T) => FieldErrors;
  /** Called once the server has it all; `began` is when it was sent, on the page's clock. */
  saved: (began: number) => void;
};

/**
 * Editing one record in a form: load, change, check, draft, save, and whatever may stand in the
 * way.
 */
export function useRecordForm<T>(source: RecordSource<T>, { errorsOf, saved }: Rules<T>) {
  const { value: editing, latest, show } = useLatestState<Editing<T> | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle<T> | null>(null);
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
      if (!restored) source.draft.drop(); // what is stored by now comes back no more
      /** Words begun from another version are saved as such: the server then says that it changed. */
      const begun = restored ? draft : { value, etag };
      fill({ ...begun, base: value, restored });
    } catch (error) {
      setFailure(error);
    }
  }, [source, fill]);
  useEffect(() => void load(), [load]);

  /** What was said about a field goes when it is changed. */
  const change = (patch: Partial<T>) => {
    setErrors((now) =>
      Object.fromEntries(Object.entries(now).filter(([name]) => !Object.hasOwn(patch, name))),
    );
    const now = latest.current;
    if (now) show({ ...now, value: { ...now.value, ...patch } });
  };

  /** What was typed while the save was under way stays in the form. */
  const settle = (sent: T, etag: string | null, began: number) => {
    const now = latest.current;
    if (!now || sameRecord(now.value, sent)) {
      leave();
      return saved(began);
    }
    show({ ...now, base: sent, etag, restored: false });
    setBusy(false);
    showToast(savedWords(began));
  };

  const sendAndLeave = async (send: (editing: Editing<T>) => Promise<string | null>) => {
    const sent = latest.current;
    if (!sent || busy) return;
    setBusy(true);
    setObstacle(null);
    const began = performance.now();
    try {
      settle(sent.value, await send(sent), began);
    } catch (error) {
      const canBeGone = source.saveAnew !== undefined;
      setObstacle(await obstacleOf(error, { ...source, canBeGone }));
      setBusy(false);
    }
  };

  /** @param over the version that is saved over: what the form starts from, or what was seen since. */
  const save = (over?: Version<T>) =>
    sendAndLeave(({ value, etag }) => source.save(value, (over ?? { etag }).etag));
  const saveAnew = () =>
    sendAndLeave(async ({ value }) => (await source.saveAnew?.(value)) ?? null);

  /** Saves, unless something is wrong with the values. */
  const submit = () => {
    if (!latest.current) return;
    const found = errorsOf(latest.current.value);
    setErrors(found);
    if (Object.keys(found).length === 0) void save();
  };

  /** Leaves the form unsaved, once that was confirmed; what is being sent cannot be called back. */
  const cancel = (then: () => void) => {
    if (busy) return;
    if (dirty && !window.confirm(discardQuestion)) return;
    leave();
    then();
  };

  /** Takes what someone else saved, and lets go of what was being written. */
  const takeTheirs = ({ value, etag }: Version<T>) => {
    source.draft.drop();
    setObstacle(null);
    fill({ value, base: value, etag, restored: false });
  };

  return {
    editing,
    errors,
    failure,
    busy,
    obstacle,
    dirty,
    kept,
    load,
    change,
    save,
    saveAnew,
    submit,
    cancel,
    takeTheirs,
  };
}

export type RecordForm<T> = ReturnType<typeof useRecordForm<T>>;
