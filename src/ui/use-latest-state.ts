import { useCallback, useRef, useState } from 'react';

/** State with its newest value in `latest`, also for callbacks created before it was rendered. */
export function useLatestState<T>(initial: T | (() => T)) {
  const [value, setValue] = useState(initial);
  const latest = useRef(value);
  const show = useCallback((next: T) => {
    latest.current = next;
    setValue(next);
  }, []);
  return { value, latest, show };
}
