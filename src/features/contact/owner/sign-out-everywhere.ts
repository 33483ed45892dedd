import { createOwnerApi } from '../../../api/writes.ts';
import { failureWords } from '../../../lib/save-words.ts';
import { $ownerToken, setOwnerToken } from '../../../stores/owner/session.ts';
import { confirmAction } from '../../../ui/confirm/confirm.ts';
import { showToast } from '../../../ui/toast/toast.ts';

const question = 'Sign out in every browser you ever unlocked? The passphrase stays as it is.';

/** Ends every token there is, this browser's too, after asking. */
export async function signOutEverywhere(): Promise<void> {
  if (!(await confirmAction(question, 'Sign out everywhere'))) return;
  try {
    await createOwnerApi(() => $ownerToken.get()).create('auth/sign-out-everywhere', {});
    setOwnerToken('');
    showToast('Signed out everywhere.');
  } catch (error) {
    showToast('Failed to sign out', 'failed', failureWords(error));
  }
}
