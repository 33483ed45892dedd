import { useState } from 'react';
import { profileMessages } from '../../../entities/profile.ts';
import { discardQuestion, failureWords, liveWords } from '../../../lib/save-words.ts';
import type { Kept } from '../../../lib/unsaved-words.ts';
import type { Obstacle, Version } from '../../../ui/obstacle/obstacle.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { useKeptWhenLeft } from '../../../ui/use-kept-when-left.ts';
import { useLatestState } from '../../../ui/use-latest-state.ts';
import { useUnsavedWarning } from '../../../ui/use-unsaved-warning.ts';
import type { EditorDraft } from './editor-draft.ts';
import { obstacleOf } from './obstacle.ts';
import { ChangedMeanwhile, type Source, same, saveOver } from './versions.ts';

/** A value being edited, the version it is based on, and whether it is a restored draft. */
export type Editing<T> = { value: T; base: Version<T>; restored: boolean };

type Options<T> = {
  source: Source<T>;
  texts: { saved: string; failed: string; unauthorized: string };
  /** Where unsaved changes are kept on the device. */
  draft?: EditorDraft<T>;
  onSaved?: (value: T) => void;
};

/**
 * The states of an editor: view, editing, then save or cancel (spec 1 §4). A failed save keeps the
 * work and says why; after a change elsewhere the owner chooses a version; leaving unsaved asks
 * first.
 */
export function useEditor<T>({ source, texts, draft, onSaved }: Options<T>) {
  const { value: editing, latest, show } = useLatestState<Editing<T> | null>(null);
  const [busy, setBusy] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle<T> | null>(null);
  const [isKept, setKept] = useState<Kept>(true);
  const dirty = editing !== null && !same(editing.value, editing.base.value);
  const keep = () => {
    if (!draft || !latest.current) return;
    const { value, base } = latest.current;
    setKept(draft.keep({ value, base: base.value }));
  };
  useUnsavedWarning(dirty);
  useKeptWhenLeft(dirty, keep);

  const open = async () => {
    setBusy(true);
    try {
      const base = await source.read();
      const kept = draft?.read();
      const restored = kept !== undefined && !same(kept.value, base.value);
      const isOlder = restored && !same(kept.base, base.value);
      setKept(true);
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
    show({ ...latest.current, value });
    keep();
  };

  const stop = () => {
    draft?.drop();
    setObstacle(null);
    show(null);
  };

  /** Keeps in the editor what was typed during the save. */
  const settle = (sent: T, stored: Version<T>) => {
    onSaved?.(stored.value);
    if (latest.current && !same(latest.current.value, sent)) {
      show({ ...latest.current, base: stored });
      keep();
    } else stop();
  };

  const send = async (value: T, base: Version<T>) => {
    const began = performance.now();
    settle(value, await saveOver(source, value, base));
    showToast(texts.saved, 'done', liveWords(began));
  };

  /** @param base the version to replace: the one edited, or one shown since. */
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

  /** Drops the changes in favour of the version someone else saved. */
  const takeTheirs = ({ value }: Version<T>) => {
    onSaved?.(value);
    stop();
  };
  const begin = (value: T, base: Version<T>) => show({ value, base, restored: false });
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

/** Only a failure counts: signing in again and choosing a version are part of saving. */
const isFailure = ({ kind }: Obstacle<unknown>) =>
  kind !== 'signed-out' && kind !== 'changed-meanwhile';

export type Editor<T> = ReturnType<typeof useEditor<T>>;
