import { useStore } from '@nanostores/react';
import type { RefObject } from 'react';
import { $ownerToken } from '../../../stores/owner/session.ts';
import { Icon } from '../../../ui/Icon.tsx';

type Props = {
  /** What the button edits, for screen readers. */
  what: string;
  /** The button's text, if there is nothing to edit yet. */
  words?: string;
  busy: boolean;
  onEdit: () => void;
  opener?: RefObject<HTMLButtonElement | null>;
};

/** Starts editing; shown only while owner mode is on (spec 1 §6). */
export function EditButton({ what, words, busy, onEdit, opener }: Props) {
  if (useStore($ownerToken) === null) return null;
  return (
    <button
      ref={opener}
      className="button quiet edit-button"
      type="button"
      aria-label={words ?? `Edit ${what}`}
      aria-disabled={busy}
      onClick={() => !busy && onEdit()}
    >
      <Icon name="edit" small />
      {words ?? 'Edit'}
    </button>
  );
}
