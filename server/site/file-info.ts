import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { codeOf } from '../store/errors.ts';

/**
 * The error codes of a path that names nothing, also of one below a file or with too long a name.
 */
const nothing = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/**
 * What the system knows of a file; null when there is none. Throws when that cannot be determined.
 */
export async function fileInfo(path: string): Promise<Stats | null> {
  try {
    return await stat(path);
  } catch (error) {
    if (nothing.has(codeOf(error) ?? '')) return null;
    throw error;
  }
}
