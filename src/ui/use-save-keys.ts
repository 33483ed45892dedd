import { type RefObject, useEffect, useRef } from 'react';
import { isSaveKey, isSaveOrEnterKey } from './save-keys.ts';

type Options = {
  /** Whether Enter saves, too. */
  withEnter?: boolean;
  /** The form, where a dialog may hold it. */
  form?: RefObject<Element | null>;
};

const isOnLink = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('a[href]') !== null;

function saves(event: KeyboardEvent, withEnter: boolean): boolean {
  if (event.isComposing) return false;
  return isSaveKey(event) || (withEnter && isSaveOrEnterKey(event) && !isOnLink(event));
}

const isCovered = (form: Element | null) =>
  [...document.querySelectorAll('dialog[open]')].some((dialog) => !dialog.contains(form));

/**
 * Ctrl or Cmd plus S saves the open form wherever the focus is, unless a dialog lies over it. What
 * is written in sees nothing of these keys, so that they leave no mark in the words they save.
 *
 * @param save null where nothing can be saved: the keys are the browser's own then.
 */
export function useSaveKeys(
  save: (() => void) | null,
  { withEnter = false, form }: Options = {},
): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!latest.current || !saves(event, withEnter) || isCovered(form?.current ?? null)) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [withEnter, form]);
}
