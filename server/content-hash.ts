import { hash } from 'node:crypto';

/** A short hash of content, of 128 bits: 22 characters that are safe in a header. */
export const contentHash = (content: string | Uint8Array): string =>
  hash('sha256', content, 'buffer').toString('base64url', 0, 16);
