import { notOwner } from '../entities/owner-mode.ts';

/** Whether a status means that the sender is not, or no longer, signed in as the owner. */
export const isSignedOut = (status: number): boolean => status === 401 || status === 403;

/** The message for a write that was refused because owner mode is off (spec 1 §8). */
export const unauthorizedText = `401 Unauthorized: ${notOwner} Please unlock from the navbar and try again.`;
