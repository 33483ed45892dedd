import { contentHash } from '../content-hash.ts';

/** The text a document is stored as. */
export const documentText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The version of a document: a hash of the text, or bytes, it is stored as. So a file with the hash
 * of a version holds exactly that version.
 */
export const versionOfText = (text: string | Uint8Array): string => contentHash(text);
