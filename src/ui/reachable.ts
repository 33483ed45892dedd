/** What can be read and pressed now: the modal dialog that opened last, else the whole page. */
export const reachablePart = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;
