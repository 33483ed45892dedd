import { hash } from 'node:crypto';

/** A short hash of content: 22 characters that are safe in a header. */
export const contentHash = (content: string | Uint8Array): string =>
  hash('sha256', content, 'base64url').slice(0, 22);
