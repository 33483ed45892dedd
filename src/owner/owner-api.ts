import { createOwnerApi } from '../api/writes.ts';
import { $ownerToken } from '../stores/owner/session.ts';

/** The owner's requests, each sent with the current token. */
export const ownerApi = createOwnerApi(() => $ownerToken.get());
