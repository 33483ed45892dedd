import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { codeOf } from '../store/errors.ts';

/** What the system says of a path that names nothing: below a file, or longer than any name, too. */
const nothing = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/** What is known of a file; null where there is none. Throws when that cannot be told. */
export async function fileInfo(path: string): Promise<Stats | null> {
  try {
    return await stat(path);
  } catch (error) {
    if (nothing.has(codeOf(error) ?? '')) return null;
    throw error;
  }
}
