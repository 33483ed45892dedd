import { useRef } from 'react';
import { type FilledLevel, levelAfter } from '../../../lib/career/level-of-degree.ts';

/**
 * Lets the level follow the degree while it is typed, until the owner chooses a level (spec 3 §4).
 * `after` returns the level for a changed degree; `chosen` ends the following.
 */
export function useFilledLevel() {
  const filled = useRef<FilledLevel>(undefined);
  const after = (level: string, degree: string): string => {
    const next = levelAfter(level, degree, filled.current);
    if (next !== level || filled.current?.level === level) filled.current = { level: next, degree };
    return next;
  };
  const chosen = () => {
    filled.current = undefined;
  };
  return { after, chosen };
}
