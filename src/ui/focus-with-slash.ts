const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]');

/**
 * Makes the slash key focus a search box, except while typing, under a dialog, or while shortcuts of
 * one letter are off (WCAG 2.1.4).
 */
export function focusWithSlash(input: HTMLInputElement, areKeysOff: () => boolean): void {
  document.addEventListener('keydown', (event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key !== '/' || !isPlain || isTyping(event.target) || areKeysOff()) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    input.focus();
  });
}
