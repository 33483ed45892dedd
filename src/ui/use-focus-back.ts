import { useEffect, useRef } from 'react';

/** A ref for the button that opens an editor: focus returns to it when editing ends. */
export function useFocusBack(editing: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !editing) opener.current?.focus();
    was.current = editing;
  }, [editing]);
  return opener;
}
