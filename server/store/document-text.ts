import { contentHash } from '../content-hash.ts';

/** The text a document is stored as. */
export const documentText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The version of a document, from the text it is stored as or the bytes of it. So a file whose bytes
 * have the version of a document is that very document.
 */
export const versionOfText = (text: string | Uint8Array): string => contentHash(text);
