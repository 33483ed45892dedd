import { type RefObject, useLayoutEffect } from 'react';

const controls = 'a[href], button, input, select, textarea, [contenteditable="true"]';

/**
 * The controls around an element, those of the closest container first, the next before others, and
 * of those a form's submit button, so that what follows a failed save is never Cancel.
 */
function* controlsAround(element: Element): Generator<HTMLElement> {
  const isLater = (one: Element) =>
    (element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  for (let place = element.parentElement; place; place = place.parentElement) {
    const all = [...place.querySelectorAll<HTMLElement>(controls)];
    const others = all.filter((one) => !element.contains(one));
    yield* others.filter(isLater);
    const earlier = others.filter((one) => !isLater(one)).toReversed();
    yield* earlier.filter((one) => one.matches('[type="submit"]'));
    yield* earlier;
  }
}

/** Moves focus to a control, unless that cannot take it, as one behind a dialog cannot. */
function takesFocus(control: HTMLElement): boolean {
  if (control.checkVisibility()) control.focus();
  return document.activeElement === control && control !== document.body;
}

/**
 * Hands focus on to the closest control when an element goes while focus is inside it, unless
 * something else has focus by then: otherwise a keyboard would start again at the top of the page.
 * From a form in the element, as that of the passphrase, it returns to where it was when the element
 * came: to the pressed Save.
 */
export function useFocusHandedOn(element: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const going = element.current;
    const before = document.activeElement;
    return () => {
      const focused = document.activeElement;
      if (!going?.contains(focused)) return;
      const returns = going.querySelector('form')?.contains(focused) ?? false;
      const ways = [...controlsAround(going)];
      if (returns && before instanceof HTMLElement) ways.unshift(before);
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) ways.find(takesFocus);
      });
    };
  }, [element]);
}
