import { useStore } from '@nanostores/react';
import { $ownerToken } from '../../../stores/owner/session.ts';
import { Note } from '../../../ui/note/Note.tsx';
import { RestoredNote } from '../../../ui/note/RestoredNote.tsx';
import { useEver } from '../../../ui/use-ever.ts';

type Props = {
  /** Whether the certificate is only on this device. */
  isLocal: boolean;
  /** Whether the form shows a draft kept on this device. */
  isRestored: boolean;
  onDiscard: () => void;
};

/** Notes above the form: where the certificate is saved, and a draft kept on this device. */
export function StartNotes({ isLocal, isRestored, onDiscard }: Props) {
  const isOwners = useEver(useStore($ownerToken) !== null);
  return (
    <>
      {!isOwners && (
        <Note kind="info">What you save here stays on this device: owner mode is off.</Note>
      )}
      {isOwners && isLocal && (
        <Note kind="info">On this device only so far. Saving sends it to the server.</Note>
      )}
      {isRestored && <RestoredNote onDiscard={onDiscard} />}
    </>
  );
}
