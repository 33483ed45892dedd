import { createOwnerApi } from '../../../api/writes.ts';
import { $ownerToken } from '../../../stores/owner/session.ts';

/** Requests of the owner, with whatever token holds at that moment. */
export const ownerApi = createOwnerApi(() => $ownerToken.get());
