/** How much of what is being written the device keeps: all, nothing, or all but a large picture. */
export type Kept = boolean | 'all-but-picture';

/** What is said of changes while they are not saved. */
export function unsavedWords(kept: Kept): string {
  if (!kept) return 'Unsaved changes. This device cannot keep them.';
  const but = kept === 'all-but-picture' ? ' but for the picture, which is too large' : '';
  return `Unsaved changes, kept on this device${but}.`;
}
