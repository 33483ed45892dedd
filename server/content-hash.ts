import { hash } from 'node:crypto';

/** A short name for content: 22 letters fit for a header, the same exactly for the same content. */
export const contentHash = (content: string | Uint8Array): string =>
  hash('sha256', content, 'base64url').slice(0, 22);
