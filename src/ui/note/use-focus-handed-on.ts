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
 * When an element goes while focus is inside it, focus returns to where it was when the element
 * came, such as the pressed Save, or else moves to the closest control, unless something else has
 * focus by then: otherwise a keyboard would start again at the top of the page.
 */
export function useFocusHandedOn(element: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const going = element.current;
    const before = document.activeElement;
    return () => {
      if (!going?.contains(document.activeElement)) return;
      const around = [...controlsAround(going)];
      const ways = before instanceof HTMLElement ? [before, ...around] : around;
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) ways.find(takesFocus);
      });
    };
  }, [element]);
}
