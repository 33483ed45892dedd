import { useState } from 'react';

/**
 * Whether something is so, or was since the component appeared: a form that the owner began stays
 * as it is when owner mode ends, so that nothing is lost.
 */
export function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return now || ever;
}
