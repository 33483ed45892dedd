import { useState } from 'react';
import { profileMessages } from '../../../entities/profile.ts';
import { discardQuestion, failureWords, liveWords } from '../../../lib/save-words.ts';
import type { Obstacle, Version } from '../../../ui/obstacle/obstacle.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { useLatestState } from '../../../ui/use-latest-state.ts';
import { useUnsavedWarning } from '../../../ui/use-unsaved-warning.ts';
import { obstacleOf } from './obstacle.ts';
import { ChangedMeanwhile, type Source, same, saveOver } from './versions.ts';

/** A value being edited, the version it is made from, and whether it was left here earlier. */
export type Editing<T> = { value: T; base: Version<T>; restored: boolean };

/** Unsaved changes, and the value they were made from. */
export type Draft<T> = { value: T; base: T };

type Options<T> = {
  source: Source<T>;
  texts: { saved: string; failed: string; unauthorized: string };
  /** Where unsaved changes are kept on the device. */
  draft?: { read: () => Draft<T> | undefined; keep: (draft: Draft<T>) => void; drop: () => void };
  onSaved?: (value: T) => void;
};

/**
 * From view to editing, then to save or cancel (spec 1 §4). A failed save keeps the work and says
 * why; a value changed elsewhere meanwhile is the owner's to choose; leaving unsaved asks first.
 */
export function useEditor<T>({ source, texts, draft, onSaved }: Options<T>) {
  const { value: editing, latest, show } = useLatestState<Editing<T> | null>(null);
  const [busy, setBusy] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle<T> | null>(null);
  const dirty = editing !== null && !same(editing.value, editing.base.value);
  useUnsavedWarning(dirty);

  const open = async () => {
    setBusy(true);
    try {
      const base = await source.read();
      const kept = draft?.read();
      const restored = kept !== undefined && !same(kept.value, base.value);
      const isOlder = restored && !same(kept.base, base.value);
      setObstacle(isOlder ? obstacleOf(new ChangedMeanwhile(base), texts.unauthorized) : null);
      show({ value: restored ? kept.value : base.value, base, restored });
    } catch (error) {
      showToast(profileMessages.loadFailed, 'failed', failureWords(error));
    } finally {
      setBusy(false);
    }
  };

  const change = (value: T) => {
    if (!latest.current) return;
    draft?.keep({ value, base: latest.current.base.value });
    show({ ...latest.current, value });
  };

  const stop = () => {
    draft?.drop();
    setObstacle(null);
    show(null);
  };

  /** What was typed while the save was under way stays in the editor. */
  const settle = (sent: T, stored: Version<T>) => {
    onSaved?.(stored.value);
    if (latest.current && !same(latest.current.value, sent)) {
      show({ ...latest.current, base: stored });
    } else stop();
  };

  const send = async (value: T, base: Version<T>) => {
    const began = performance.now();
    settle(value, await saveOver(source, value, base));
    showToast(texts.saved, 'done', liveWords(began));
  };

  /** @param base the version to save over: the one edited, or one chosen after seeing it. */
  const save = async (base = latest.current?.base) => {
    if (!latest.current || !base || busy) return;
    setBusy(true);
    setObstacle(null);
    try {
      await send(latest.current.value, base);
    } catch (error) {
      const next = obstacleOf<T>(error, texts.unauthorized);
      setObstacle(next);
      if (isFailure(next)) showToast(texts.failed, 'failed');
    } finally {
      setBusy(false);
    }
  };

  /** Lets go of what was being written for what someone else saved. */
  const takeTheirs = ({ value }: Version<T>) => {
    onSaved?.(value);
    stop();
  };
  const begin = (value: T, base: Version<T>) => show({ value, base, restored: false });
  /** What is being sent cannot be called back. */
  const cancel = () => {
    if (busy) return;
    if (!dirty || window.confirm(discardQuestion)) stop();
  };

  return { editing, busy, obstacle, dirty, open, begin, change, takeTheirs, stop, cancel, save };
}

/** Signing in again and choosing between two versions are part of saving. */
const isFailure = ({ kind }: Obstacle<unknown>) =>
  kind !== 'signed-out' && kind !== 'changed-meanwhile';

export type Editor<T> = ReturnType<typeof useEditor<T>>;
