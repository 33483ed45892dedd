import { Note } from './Note.tsx';

type Props = { onDiscard?: () => void };

/** Says that a form shows a draft from an earlier visit. */
export function RestoredNote({ onDiscard }: Props) {
  const discard = onDiscard && (
    <button className="button" type="button" onClick={onDiscard}>
      Discard them
    </button>
  );
  return (
    <Note kind="warning" actions={discard}>
      Restored from this device: changes that were not saved yet.
    </Note>
  );
}
