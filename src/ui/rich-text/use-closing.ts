import { type RefObject, useEffect } from 'react';

type Options = {
  open: boolean;
  close: () => void;
  /** The element that contains the opener and what it opens. */
  place: RefObject<HTMLElement | null>;
  /** Whether it covers the page, so that a press elsewhere closes it too. */
  floats?: boolean;
};

/** Whether the focus is inside what is about to close. */
const holdsFocus = (place: HTMLElement | null) => place?.contains(document.activeElement) ?? false;

/**
 * Makes Escape close what is open, wherever the focus is; focus inside it returns to the opener.
 */
export function useClosing({ open, close, place, floats = true }: Options): void {
  useEffect(() => {
    if (!open) return;
    const press = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const opener = place.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      if (holdsFocus(place.current)) opener?.focus();
      close();
    };
    if (floats) document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  });
}
