import { type RefObject, useEffect } from 'react';

/**
 * Asks before the page is left with unsaved changes.
 *
 * @param leaving whether the page is being left because all is saved
 */
export function useUnsavedWarning(dirty: boolean, leaving?: RefObject<unknown>): void {
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!leaving?.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty, leaving]);
}
