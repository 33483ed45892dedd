import { useCallback, useLayoutEffect, useState } from 'react';
import type { Kept } from '../lib/unsaved-words.ts';
import { useLatestState } from './use-latest-state.ts';
import { useUnsavedWarning } from './use-unsaved-warning.ts';
import { whenLeft } from './when-left.ts';

/** How the draft of an editor is told from what is stored, kept and dropped. */
type Draft<E> = {
  isDirty: (editing: E) => boolean;
  keep: (editing: E) => Kept;
  drop: (editing: E) => void;
};

/**
 * What an editor in a page holds, null while it is closed. Unsaved changes are kept on the device at
 * each change, and once more when the page is left, because another tab may have dropped them; what
 * equals the stored version needs no draft. Leaving asks first if something was typed, or could not
 * be kept.
 */
export function useKeptEditing<E>(initial: E, draft: Draft<NonNullable<E>>) {
  const { value: editing, latest, show } = useLatestState(initial);
  const [isKept, setKept] = useState<Kept>(true);
  const [isTyped, setTyped] = useState(false);
  const dirty = editing != null && draft.isDirty(editing);

  const keep = () => {
    if (latest.current == null) return;
    if (draft.isDirty(latest.current)) setKept(draft.keep(latest.current));
    else draft.drop(latest.current);
  };
  useLayoutEffect(() => (dirty ? whenLeft(keep) : undefined));
  useUnsavedWarning(dirty && (isTyped || isKept !== true));

  /** Begins with a value that is stored or kept already; a draft of what is stored is dropped. */
  const open = useCallback(
    (value: E) => {
      setTyped(false);
      setKept(true);
      show(value);
      if (value != null && !draft.isDirty(value)) draft.drop(value);
    },
    [show, draft],
  );
  const change = (value: E) => {
    setTyped(true);
    show(value);
    keep();
  };
  return { editing, latest, dirty, isKept, show, open, change };
}
