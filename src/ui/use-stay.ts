import { useEffect, useRef } from 'react';

/**
 * Runs `listener` when the way to another page was stopped before that came, by Escape or the
 * browser's Stop, so that this page stays; not when the way leads to yet another page instead.
 */
export function useStay(listener: () => void): void {
  const latest = useRef(listener);
  latest.current = listener;
  useEffect(() => {
    let timer = 0;
    const goOn = () => clearTimeout(timer);
    // The next way, if there is one, begins at once after the end of the one before.
    const stay = () => {
      timer = window.setTimeout(() => latest.current());
    };
    const { navigation } = globalThis;
    navigation?.addEventListener('navigateerror', stay);
    navigation?.addEventListener('navigate', goOn);
    return () => {
      goOn();
      navigation?.removeEventListener('navigateerror', stay);
      navigation?.removeEventListener('navigate', goOn);
    };
  }, []);
}
