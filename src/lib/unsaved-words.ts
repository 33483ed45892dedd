/** How much of a draft the device keeps: all, nothing, or all but a large picture. */
export type Kept = boolean | 'all-but-picture';

/** The message about unsaved changes. */
export function unsavedWords(kept: Kept): string {
  if (!kept) return 'Unsaved changes. This device cannot keep them.';
  const but = kept === 'all-but-picture' ? ' but for the picture, which is too large' : '';
  return `Unsaved changes, kept on this device${but}.`;
}
