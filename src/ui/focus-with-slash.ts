const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]');

/** Makes the slash key focus a search box, except while typing or under a dialog. */
export function focusWithSlash(input: HTMLInputElement): void {
  document.addEventListener('keydown', (event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key !== '/' || !isPlain || isTyping(event.target)) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    input.focus();
  });
}
