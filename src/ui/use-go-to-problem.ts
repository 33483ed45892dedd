import { type RefObject, useEffect, useRef } from 'react';
import { goToProblem } from './go-to-problem.ts';

/**
 * Moves to the first problem of a form after a press of Save, also if it is found only later: once
 * pictures are uploaded, or by the server. Never moves while problems are being corrected.
 *
 * @returns what to call when Save is pressed
 */
export function useGoToProblem(form: RefObject<Element | null>, problems: object): () => void {
  const seeks = useRef(false);
  const isWrong = Object.keys(problems).length > 0;
  useEffect(() => {
    if (!isWrong || !seeks.current) return;
    seeks.current = false;
    goToProblem(form.current);
  });
  return () => {
    seeks.current = true;
  };
}
