import { clockTime } from './dates.ts';

/**
 * How much of a draft the device keeps: all, nothing, all but a large picture, or instead of it that
 * of another tab with the same form.
 */
export type Kept = boolean | 'all-but-picture' | 'another-tab';

const anotherTabsDraft =
  'Unsaved changes, not kept on this device: another tab keeps a draft of this.';

/** The message about unsaved changes. */
export function unsavedWords(kept: Kept): string {
  if (!kept) return 'Unsaved changes. This device cannot keep them.';
  if (kept === 'another-tab') return anotherTabsDraft;
  const but = kept === 'all-but-picture' ? ' but for the picture, which is too large' : '';
  return `Unsaved changes, kept on this device${but}.`;
}

/** When a draft was last kept: null if not yet, else why it is not. */
export type KeptAt = Date | Exclude<Kept, true> | null;

/** The same for the forms that say when the draft was kept. */
export function draftWords(dirty: boolean, keptAt: KeptAt): string {
  if (!dirty) return '';
  if (keptAt === null) return 'Unsaved changes.';
  if (keptAt === 'another-tab') return anotherTabsDraft;
  if (!(keptAt instanceof Date)) return 'Unsaved changes. This device cannot keep a draft.';
  return `Unsaved changes. Draft kept on this device at ${clockTime(keptAt)}.`;
}
