import { useEffect, useState } from 'react';
import { unlockThen } from '../../../owner/unlock.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { PassphraseForm } from '../../../ui/passphrase-form/PassphraseForm.tsx';

type Props = { onClose: () => void };

/** The dialog that unlocks owner mode with the passphrase (spec 1 §2), unless it is closed meanwhile. */
export function SignInDialog({ onClose }: Props) {
  const [closing] = useState(() => new AbortController());
  useEffect(() => () => closing.abort(), [closing]);
  const unlock = unlockThen(onClose, closing.signal);
  return (
    <Dialog title="Unlock owner mode" onClose={onClose}>
      <PassphraseForm unlock={unlock} autoFocus />
    </Dialog>
  );
}
