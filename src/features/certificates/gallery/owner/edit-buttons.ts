/** The Edit buttons of the pictures in the gallery, in order. */
export const editButtons = (section: HTMLElement): HTMLElement[] => [
  ...section.querySelectorAll<HTMLElement>('[data-picture] button:first-child'),
];

/** Returns focus to a picture's button, which loses it when the picture takes another place. */
export function focusBack(section: HTMLElement, id: string | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const isOf = (button: HTMLElement) =>
      button.closest<HTMLElement>('[data-picture]')?.dataset.picture === id;
    editButtons(section).find(isOf)?.focus();
  });
}
