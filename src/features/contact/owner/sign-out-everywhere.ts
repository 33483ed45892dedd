import { failureWords } from '../../../lib/save-words.ts';
import { ownerApi } from '../../../owner/owner-api.ts';
import { signOut } from '../../../stores/owner/session.ts';
import { confirmAction } from '../../../ui/confirm/confirm.ts';
import { showToast } from '../../../ui/toast/toast.ts';

const question = 'Sign out in every browser you ever unlocked? The passphrase stays as it is.';

/** Revokes every token, including this browser's, after asking. */
export async function signOutEverywhere(): Promise<void> {
  if (!(await confirmAction(question, 'Sign out everywhere'))) return;
  try {
    await ownerApi.create('auth/sign-out-everywhere', {});
    signOut();
    showToast('Signed out everywhere.');
  } catch (error) {
    showToast('Failed to sign out', 'failed', failureWords(error));
  }
}
