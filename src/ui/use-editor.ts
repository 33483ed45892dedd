import { useState } from 'react';
import { begun } from '../lib/begun.ts';
import { same } from '../lib/same.ts';
import { discardQuestion } from '../lib/save-words.ts';
import type { Kept } from '../lib/unsaved-words.ts';
import type { Obstacle } from './obstacle/obstacle.ts';
import { DeletedMeanwhile, type Source, saveOver, type Version } from './obstacle/versions.ts';
import { useKeptEditing } from './use-kept-editing.ts';

/** A value being edited, the version it is based on, and whether it is a restored draft. */
export type Editing<T> = { value: T; base: Version<T>; restored: boolean };

/** Unsaved changes, and the value they are based on. */
export type Draft<T> = { value: T; base: T };

/** Where the unsaved changes of an editor are kept on the device. */
export type EditorDraft<T> = {
  read: () => Draft<T> | undefined;
  keep: (draft: Draft<T>) => Kept;
  drop: () => void;
};

/** What an editor tells the owner. */
export type Feedback<T> = {
  /** Why it does not open. */
  unopened: (error: unknown) => void;
  /** A save begins, so that what was said of an earlier one no longer holds. */
  saving?: () => void;
  /** @param began a time of `performance.now()` */
  saved: (began: number) => void;
  /** What prevented a save. */
  obstacleOf: (error: unknown) => Obstacle<T> | Promise<Obstacle<T>>;
};

type Options<T> = {
  source: Source<T>;
  feedback: Feedback<T>;
  /** Reads what it opens with, where that may differ from what a save is compared with. */
  readToEdit?: () => Promise<Version<T>>;
  draft?: EditorDraft<T>;
  onSaved?: (value: T) => void;
  /** Whether a draft says what is stored. */
  isSame?: (one: T, other: T) => boolean;
};

/**
 * The states of an editor: view, editing, then save or cancel (spec 1 §4). A failed save keeps the
 * work and says why; after a change elsewhere the owner chooses a version; leaving unsaved asks
 * first.
 */
export function useEditor<T>(options: Options<T>) {
  const { source, feedback, readToEdit = source.read, draft, onSaved, isSame = same } = options;
  const kept = useKeptEditing<Editing<T> | null>(null, keptBy(draft));
  const { editing, latest, dirty, isKept } = kept;
  const [busy, setBusy] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle<T> | null>(null);

  /** Shows the words kept for what was deleted meanwhile; false if there are none. */
  const openGone = (error: unknown): boolean => {
    const words = error instanceof DeletedMeanwhile && draft?.read();
    if (!words) return false;
    setObstacle({ kind: 'gone' });
    kept.open({ value: words.value, base: { value: words.base, etag: null }, restored: true });
    return true;
  };

  const open = async () => {
    setBusy(true);
    try {
      const base = await readToEdit();
      const { isOlder, ...begins } = begun(base.value, draft?.read(), isSame, source.sent?.());
      setObstacle(isOlder ? { kind: 'changed-meanwhile', theirs: base } : null);
      kept.open({ ...begins, base });
    } catch (error) {
      if (!openGone(error)) feedback.unopened(error);
    } finally {
      setBusy(false);
    }
  };

  const change = (value: T) => {
    if (latest.current) kept.change({ ...latest.current, value });
  };

  const stop = () => {
    draft?.drop();
    setObstacle(null);
    kept.open(null);
  };

  /** Keeps in the editor what was typed during the save. */
  const settle = (sent: T, stored: Version<T>) => {
    onSaved?.(stored.value);
    if (latest.current && !same(latest.current.value, sent)) {
      kept.change({ ...latest.current, base: stored, restored: false });
    } else stop();
  };

  const send = async (value: T, base: Version<T>) => {
    const began = performance.now();
    settle(value, await saveOver(source, value, base));
    feedback.saved(began);
  };

  /** @param base the version to replace: the one edited, or one shown since. */
  const save = async (base = latest.current?.base) => {
    if (!latest.current || !base || busy) return;
    setBusy(true);
    setObstacle(null);
    feedback.saving?.();
    try {
      await send(latest.current.value, base);
    } catch (error) {
      setObstacle(await feedback.obstacleOf(error));
    } finally {
      setBusy(false);
    }
  };

  /** Drops the changes in favour of the version someone else saved. */
  const takeTheirs = ({ value }: Version<T>) => {
    onSaved?.(value);
    stop();
  };
  /** Begins with a change to what is stored. */
  const begin = (base: Version<T>, value: T) => kept.change({ value, base, restored: false });
  /** Does nothing during a save, which cannot be recalled. */
  const cancel = () => {
    if (busy) return;
    if (!dirty || window.confirm(discardQuestion)) stop();
  };

  return {
    ...{ editing, busy, obstacle, dirty, isKept },
    ...{ open, begin, change, takeTheirs, stop, cancel, save },
  };
}

/** Without a place for its draft, an editor keeps nothing on the device. */
const keptBy = <T>(draft?: EditorDraft<T>) => ({
  isDirty: ({ value, base }: Editing<T>) => !same(value, base.value),
  keep: ({ value, base }: Editing<T>) => draft?.keep({ value, base: base.value }) ?? false,
  drop: () => draft?.drop(),
});

export type Editor<T> = ReturnType<typeof useEditor<T>>;
