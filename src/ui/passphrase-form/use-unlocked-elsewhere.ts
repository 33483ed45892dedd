import { useEffect, useState } from 'react';

const mark = 'data-owner';

/**
 * Whether owner mode came on while this was shown, by the navbar or in another tab; the root of the
 * page is marked as long as it is on.
 *
 * @param busy whether the owner is unlocking it here
 */
export function useUnlockedElsewhere(busy: boolean): boolean {
  const [isUnlocked, setIsUnlocked] = useState(false);
  useEffect(() => {
    if (busy) return;
    const root = document.documentElement;
    const observer = new MutationObserver(() => setIsUnlocked(root.hasAttribute(mark)));
    observer.observe(root, { attributeFilter: [mark] });
    return () => observer.disconnect();
  }, [busy]);
  return isUnlocked;
}
