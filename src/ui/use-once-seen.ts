import { useEffect, useRef } from 'react';

/**
 * Runs `end` once a notice was shown for `ms` without a break; a page in the background shows it to
 * nobody.
 */
export function useOnceSeen(isShown: boolean, ms: number, end: () => void): void {
  const latest = useRef(end);
  latest.current = end;
  useEffect(() => {
    if (!isShown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const seen = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(() => latest.current(), ms);
    };
    seen();
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      clearTimeout(timer);
    };
  }, [isShown, ms]);
}
