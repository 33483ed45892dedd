import { signIn } from '../api/sign-in.ts';
import { isOwner, setOwnerToken } from '../stores/owner/session.ts';
import { isExpired } from '../stores/owner/token.ts';

const notRemembered =
  'The passphrase is right, but this browser keeps nothing for the site: allow it to store data, or free some room.';
const clockIsWrong =
  'The passphrase is right, but by the clock of this device signing in has expired already: please set it.';

/**
 * Turns owner mode on by the passphrase (spec 1 §4, §7), which is not needed where it is on.
 *
 * @param end aborted once nobody waits for it any more: what is answered then changes nothing
 * @throws with the server's words, or where the browser cannot remember who is signed in.
 */
export async function unlock(passphrase: string, end?: AbortSignal): Promise<void> {
  if (passphrase === '' && isOwner()) return;
  const token = await signIn(passphrase);
  end?.throwIfAborted();
  setOwnerToken(token);
  if (isOwner()) return;
  throw new Error(isExpired(token, Date.now() / 1000) ? clockIsWrong : notRemembered);
}

/**
 * Unlocks, then goes on with what had to wait for it.
 *
 * @example <PassphraseForm unlock={unlockThen(save)} />
 */
export const unlockThen =
  (goOn: () => unknown, end?: AbortSignal) => async (passphrase: string) => {
    await unlock(passphrase, end);
    await goOn();
  };
