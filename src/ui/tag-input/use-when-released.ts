import { useEffect, useRef } from 'react';

/**
 * Gives how to run what moves the page: at once, or, while a mouse or finger presses something,
 * after that press: what it is on is not taken from under it.
 */
export function useWhenReleased(): (run: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      setTimeout(() => {
        waiting.current?.(); // the click comes first
        waiting.current = undefined;
      });
    };
    document.addEventListener('mousedown', press, true);
    document.addEventListener('mouseup', release, true);
    return () => {
      document.removeEventListener('mousedown', press, true);
      document.removeEventListener('mouseup', release, true);
    };
  }, []);
  return (run) => {
    if (isPressed.current) waiting.current = run;
    else run();
  };
}
