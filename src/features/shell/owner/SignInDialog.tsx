import { unlockThen } from '../../../owner/unlock.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { PassphraseForm } from '../../../ui/passphrase-form/PassphraseForm.tsx';

type Props = { onClose: () => void };

/** The dialog that unlocks owner mode with the passphrase (spec 1 §2). */
export function SignInDialog({ onClose }: Props) {
  const unlock = unlockThen(onClose);
  return (
    <Dialog title="Unlock owner mode" onClose={onClose}>
      <PassphraseForm unlock={unlock} autoFocus />
    </Dialog>
  );
}
