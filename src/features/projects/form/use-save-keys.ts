import { useEffect } from 'react';

const isSaveKey = ({ ctrlKey, metaKey, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && ['s', 'enter'].includes(key.toLowerCase());

/**
 * Ctrl or Cmd plus S or Enter saves the form, wherever the focus is (spec 2 §2), unless a dialog
 * lies over it.
 */
export function useSaveKeys(save: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      save();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [save]);
}
