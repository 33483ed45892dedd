import { useStore } from '@nanostores/react';
import type { RefObject } from 'react';
import { $ownerToken } from '../../../stores/owner/session.ts';
import { Icon } from '../../../ui/Icon.tsx';

type Props = {
  /** What is edited, for those who do not see where the button stands. */
  what: string;
  /** The words on the button, where nothing is there yet to be edited. */
  words?: string;
  busy: boolean;
  onEdit: () => void;
  opener?: RefObject<HTMLButtonElement | null>;
};

/** Starts editing; there only while owner mode is on (spec 1 §6). */
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
