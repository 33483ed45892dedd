import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isSaveKey, isSaveOrEnterKey } from './save-keys.ts';

type Options = {
  /** Whether Ctrl or Cmd plus Enter saves too. */
  withEnter?: boolean;
  /** The form, if it may be inside a dialog. */
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
 * Makes Ctrl or Cmd plus S save the open form wherever the focus is, unless a dialog covers it, from
 * the moment it is seen. The fields do not receive these keys, so that they insert nothing.
 *
 * @param save null if nothing can be saved; the keys are then left to the browser.
 */
export function useSaveKeys(
  save: (() => void) | null,
  { withEnter = false, form }: Options = {},
): void {
  const latest = useRef(save);
  latest.current = save;
  useLayoutEffect(() => {
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
