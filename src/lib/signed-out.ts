import { notOwner } from '../entities/owner-mode.ts';

/** Whether a status means that the sender is not, or no longer, signed in as the owner. */
export const isSignedOut = (status: number): boolean => status === 401 || status === 403;

const refused = /401|403|forbidden/i;

/** Whether an error means the same, by its status or its words (spec 2 §5 and §8). */
export function saysSignedOut(error: unknown): boolean {
  const { status, message } = Object(error) as { status?: number; message?: string };
  return refused.test(`${status} ${message}`);
}

/** The message for a write that was refused because owner mode is off (spec 1 §8). */
export const unauthorizedText = `401 Unauthorized: ${notOwner} Please unlock from the navbar and try again.`;
