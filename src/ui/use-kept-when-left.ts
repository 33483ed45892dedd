import { useEffect } from 'react';
import { whenLeft } from './when-left.ts';

/**
 * Keeps unsaved changes once more when the page is hidden or left, because another tab that had
 * their draft open may have dropped it.
 */
export function useKeptWhenLeft(dirty: boolean, keep: () => void): void {
  useEffect(() => (dirty ? whenLeft(keep) : undefined), [dirty, keep]);
}
