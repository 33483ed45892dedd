import { createNetworkError } from '../lib/network-error.ts';

/** The error for an answer with nothing in it. */
export const nothingCame = () => createNetworkError('Nothing came instead of an answer.');

/** What was read; throws if that is `null` or a bare word, because a read asks for more. */
export function something<T extends { value: unknown }>(read: T): T {
  if (typeof read.value === 'object' && read.value !== null) return read;
  throw nothingCame();
}
