import { useCallback, useEffect, useState } from 'react';
import { statusOf } from '../../lib/api-error.ts';
import type { Version } from '../obstacle/versions.ts';
import { useLatestState } from '../use-latest-state.ts';
import { type RecordSource, sameRecord } from './record-source.ts';

export type Editing<T> = {
  value: T;
  /** What is stored, as last loaded or saved; null if it was deleted elsewhere. */
  base: Version<T> | null;
  /** The version to replace: a restored draft keeps the one it started from. */
  etag: string | null;
  restored: boolean;
  /** Changes whenever the form is filled again, so that its editors restart. */
  filling: number;
};

/** A record in its form: null until it is loaded, then changed, or filled in again. */
export function useRecordEditing<T>(source: RecordSource<T>) {
  const { value: editing, latest, show } = useLatestState<Editing<T> | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  /** Fills the form with what is stored, which drops the draft, or with a draft of it. */
  const fill = useCallback(
    (base: Version<T> | null, from: Version<T>) => {
      const restored = from !== base;
      if (!restored) source.draft.drop();
      const filling = (latest.current?.filling ?? 0) + 1;
      show({ ...from, base, restored, filling });
    },
    [source, show, latest],
  );
  const load = useCallback(async () => {
    setFailure(null);
    try {
      const base = await source.load();
      const draft = source.draft.read();
      fill(base, draft && !sameRecord(draft.value, base.value) ? draft : base);
    } catch (error) {
      const canBeGone = source.saveAnew && statusOf(error) === 404;
      const draft = canBeGone && source.draft.read();
      if (draft) fill(null, draft);
      else setFailure(error);
    }
  }, [source, fill]);
  useEffect(() => void load(), [load]);

  const change = useCallback(
    (patch: Partial<T>) => {
      const now = latest.current;
      if (now) show({ ...now, value: { ...now.value, ...patch } });
    },
    [latest, show],
  );
  /** Keeps in the form what differs from the version that is stored now. */
  const goOnFrom = (base: Version<T>) => {
    const now = latest.current;
    if (now) show({ ...now, base, etag: base.etag, restored: false });
  };
  const dirty = editing !== null && !sameRecord(editing.value, editing.base?.value);
  return { editing, latest, failure, dirty, load, change, fill, goOnFrom };
}
