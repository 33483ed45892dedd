import { createOwnerApi } from '../api/writes.ts';
import { $ownerToken } from '../stores/owner/session.ts';

/** What the owner asks of the server, with the token of this moment. */
export const ownerApi = createOwnerApi(() => $ownerToken.get());
