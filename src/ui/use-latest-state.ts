import { useCallback, useRef, useState } from 'react';

/** State whose newest value is at hand in `latest`, also for what began before it was shown. */
export function useLatestState<T>(initial: T) {
  const [value, setValue] = useState(initial);
  const latest = useRef(value);
  latest.current = value;
  const show = useCallback((next: T) => {
    latest.current = next;
    setValue(next);
  }, []);
  return { value, latest, show };
}
