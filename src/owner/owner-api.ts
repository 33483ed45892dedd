import { createOwnerApi } from '../api/writes.ts';
import { $ownerToken } from '../stores/owner/session.ts';
import { changesInTab } from './changes-in-tab.ts';
import { endAtExpiry, forgetToken } from './session-end.ts';

endAtExpiry();

/** Forgets a token that the server refuses: it was revoked, or expired by the server's clock. */
const fetchAsOwner: typeof fetch = async (input, init) => {
  const sent = $ownerToken.get();
  const response = await fetch(input, init);
  if (response.status === 401 && sent !== null) forgetToken(sent);
  return response;
};

/** The owner's requests, each sent with the current token. */
export const ownerApi = createOwnerApi(() => $ownerToken.get(), fetchAsOwner, changesInTab);
