import { type RefObject, useLayoutEffect } from 'react';

const controls = 'a[href], button, input, select, textarea, [contenteditable="true"]';

/** The controls around an element, those of the closest container first, the next before others. */
function* controlsAround(element: Element): Generator<HTMLElement> {
  const isLater = (one: Element) =>
    (element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  for (let place = element.parentElement; place; place = place.parentElement) {
    const all = [...place.querySelectorAll<HTMLElement>(controls)];
    const others = all.filter((one) => !element.contains(one));
    yield* others.filter(isLater);
    yield* others.filter((one) => !isLater(one)).toReversed();
  }
}

const canTakeFocus = (control: HTMLElement) =>
  control.isConnected && !control.matches(':disabled') && control.checkVisibility();

/**
 * Hands focus on to the closest control when an element goes while focus is inside it, unless
 * something else has focus by then: otherwise a keyboard would start again at the top of the page.
 */
export function useFocusHandedOn(element: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const going = element.current;
    return () => {
      if (!going?.contains(document.activeElement)) return;
      const around = [...controlsAround(going)];
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) around.find(canTakeFocus)?.focus();
      });
    };
  }, [element]);
}
