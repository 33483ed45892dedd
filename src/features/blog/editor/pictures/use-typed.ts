import { type RefObject, useEffect, useRef } from 'react';

/**
 * Counts what is typed on the page, so that nothing takes the keyboard from whoever is typing.
 *
 * @param isAsking whether a dialog asks for it; what is typed there does not count
 */
export function useTyped(isAsking: boolean): RefObject<number> {
  const typed = useRef(0);
  useEffect(() => {
    if (isAsking) return;
    const count = () => void typed.current++;
    const options = { capture: true };
    for (const type of ['keydown', 'input']) document.addEventListener(type, count, options);
    return () => {
      for (const type of ['keydown', 'input']) document.removeEventListener(type, count, options);
    };
  }, [isAsking]);
  return typed;
}
