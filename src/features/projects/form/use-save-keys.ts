import { useEffect, useRef } from 'react';
import { isSaveOrEnterKey } from '../../../ui/save-keys.ts';

/**
 * Ctrl or Cmd plus S or Enter saves the form, wherever the focus is (spec 2 §2), unless a dialog
 * lies over it.
 */
export function useSaveKeys(save: () => void): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSaveOrEnterKey(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
