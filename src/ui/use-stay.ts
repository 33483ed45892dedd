import { useEffect, useRef } from 'react';

/**
 * Runs `listener` when the way to another page was stopped before that came, by Escape or the
 * browser's Stop, so that this page stays.
 */
export function useStay(listener: () => void): void {
  const latest = useRef(listener);
  latest.current = listener;
  useEffect(() => {
    const stay = () => latest.current();
    globalThis.navigation?.addEventListener('navigateerror', stay);
    return () => globalThis.navigation?.removeEventListener('navigateerror', stay);
  }, []);
}
