import { momentLabel } from '../../lib/dates.ts';
import { Note } from './Note.tsx';

type Props = {
  /** When the draft was kept, as a stored moment; empty when unknown. */
  at: string;
  /** What else the owner should know before choosing. */
  aside?: string;
  /** Whether it cannot be restored now, because the form is being saved. */
  busy?: boolean;
  onRestore: () => void;
  onDismiss: () => void;
};

/** Offers a draft kept on this device that differs from what is stored. */
export function KeptDraftNote({ at, aside, busy = false, onRestore, onDismiss }: Props) {
  const when = momentLabel(at);
  const choices = (
    <>
      <button
        className="button quiet"
        type="button"
        aria-disabled={busy}
        onClick={() => busy || onRestore()}
      >
        Restore draft
      </button>
      <button className="button quiet" type="button" onClick={onDismiss}>
        Dismiss
      </button>
    </>
  );
  return (
    <Note kind="warning" actions={choices}>
      <p>
        A draft{when && ` from ${when}`} is kept on this device.{aside && ` ${aside}`}
      </p>
    </Note>
  );
}
