import { useEffect, useRef } from 'react';

/**
 * A ref for the button that opens an editor, or that led to something in the way: focus returns to
 * it when that ends, unless it is somewhere by then.
 */
export function useFocusBack(editing: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  useEffect(() => {
    const isNowhere = document.activeElement === document.body;
    if (was.current && !editing && isNowhere) opener.current?.focus();
    was.current = editing;
  }, [editing]);
  return opener;
}
