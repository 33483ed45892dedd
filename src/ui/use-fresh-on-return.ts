import { type RefObject, useEffect } from 'react';

/**
 * Reloads a finished form when the Back button brings the page back just as it was left.
 *
 * @param done whether the changes were saved or discarded
 */
export function useFreshOnReturn(done: RefObject<unknown>): void {
  useEffect(() => {
    const beginAnew = ({ persisted }: PageTransitionEvent) => {
      if (persisted && done.current) location.reload();
    };
    window.addEventListener('pageshow', beginAnew);
    return () => window.removeEventListener('pageshow', beginAnew);
  }, [done]);
}
