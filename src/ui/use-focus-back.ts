import { useEffect, useRef } from 'react';

/**
 * A ref for the button that opened an editor or met an obstacle. Focus returns to it afterwards,
 * unless something else has focus by then.
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
