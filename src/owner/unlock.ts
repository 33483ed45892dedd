import { signIn } from '../api/sign-in.ts';
import { setOwnerToken } from '../stores/owner/session.ts';

/** Turns owner mode on by the passphrase; throws with the server's words (spec 1 §4, §7). */
export async function unlock(passphrase: string): Promise<void> {
  setOwnerToken(await signIn(passphrase));
}

/**
 * Unlocks, then goes on with what had to wait for it.
 *
 * @example <PassphraseForm unlock={unlockThen(save)} />
 */
export const unlockThen = (goOn: () => unknown) => async (passphrase: string) => {
  await unlock(passphrase);
  await goOn();
};
