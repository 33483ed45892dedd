import { constants, readFileSync } from 'node:fs';
import { isMissing } from './errors.ts';

/** To read without waiting: whoever opens a named pipe otherwise waits for someone to write. */
const flag = constants.O_RDONLY | constants.O_NONBLOCK;

/**
 * What a file holds; null when there is none. Reads synchronously: documents are small, and handing
 * one to another thread takes several times as long as reading it. A start reads ten thousand.
 */
export function contentOf(file: string): Uint8Array | null {
  try {
    return readFileSync(file, { flag });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Whether two files' contents are equal. */
export const isSame = (a: Uint8Array | null, b: Uint8Array | null): boolean =>
  a === null || b === null ? a === b : Buffer.compare(a, b) === 0;
