import { type RefObject, useEffect } from 'react';

/**
 * A page whose work is done begins anew when the Back button brings it back just as it was left.
 *
 * @param done whether what was written is saved or let go
 */
export function useFreshOnReturn(done: RefObject<boolean>): void {
  useEffect(() => {
    const beginAnew = ({ persisted }: PageTransitionEvent) => {
      if (persisted && done.current) location.reload();
    };
    window.addEventListener('pageshow', beginAnew);
    return () => window.removeEventListener('pageshow', beginAnew);
  }, [done]);
}
