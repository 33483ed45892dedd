import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { codeOf, isMissing } from '../store/errors.ts';

/**
 * What the system knows of a file; null when there is none, also below a file. Throws when that
 * cannot be determined.
 */
export async function fileInfo(path: string): Promise<Stats | null> {
  try {
    return await stat(path);
  } catch (error) {
    if (isMissing(error) || codeOf(error) === 'ENOTDIR') return null;
    throw error;
  }
}
