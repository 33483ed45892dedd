import { useState } from 'react';
import { profileMessages } from '../../../entities/profile.ts';
import { begun } from '../../../lib/begun.ts';
import { same } from '../../../lib/same.ts';
import { discardQuestion, failureWords, liveWords } from '../../../lib/save-words.ts';
import type { Obstacle } from '../../../ui/obstacle/obstacle.ts';
import {
  ChangedMeanwhile,
  DeletedMeanwhile,
  type Source,
  saveOver,
  type Version,
} from '../../../ui/obstacle/versions.ts';
import { showToast, withdrawToast } from '../../../ui/toast/toast.ts';
import { useKeptEditing } from '../../../ui/use-kept-editing.ts';
import type { EditorDraft } from './editor-draft.ts';
import { obstacleOf } from './obstacle.ts';

/** A value being edited, the version it is based on, and whether it is a restored draft. */
export type Editing<T> = { value: T; base: Version<T>; restored: boolean };

type Options<T> = {
  source: Source<T>;
  texts: { saved: string; failed: string; unauthorized: string };
  /** Where unsaved changes are kept on the device. */
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
export function useEditor<T>({ source, texts, draft, onSaved, isSame = same }: Options<T>) {
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
      const base = await source.read();
      const { isOlder, ...begins } = begun(base.value, draft?.read(), isSame, source.sent?.());
      setObstacle(isOlder ? obstacleOf(new ChangedMeanwhile(base), texts.unauthorized) : null);
      kept.open({ ...begins, base });
    } catch (error) {
      if (!openGone(error)) showToast(profileMessages.loadFailed, 'failed', failureWords(error));
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
    showToast(texts.saved, 'done', liveWords(began));
  };

  /** @param base the version to replace: the one edited, or one shown since. */
  const save = async (base = latest.current?.base) => {
    if (!latest.current || !base || busy) return;
    setBusy(true);
    setObstacle(null);
    withdrawToast(texts.failed);
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

/** Only a failure counts: signing in again and choosing a version are part of saving. */
const isFailure = ({ kind }: Obstacle<unknown>) =>
  kind !== 'signed-out' && kind !== 'changed-meanwhile';

export type Editor<T> = ReturnType<typeof useEditor<T>>;
