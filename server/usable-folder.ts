import { BadSetting } from './env.ts';
import { codeOf } from './store/errors.ts';
import { InUse } from './store/file-lock.ts';

/** Opens a folder that a setting names. Throws `BadSetting` when it cannot be used. */
export async function usable<T>(
  setting: 'CONTENT_DIR' | 'SITE_DIR',
  folder: string,
  open: () => Promise<T>,
): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof InUse) {
      throw new BadSetting(
        `${setting} ${folder} is in use by another server; stop that one first.`,
      );
    }
    const code = codeOf(error);
    if (!code) throw error;
    const { path = folder } = error as NodeJS.ErrnoException;
    const reason = path === folder ? code : `${code}: ${path}`;
    throw new BadSetting(`${setting} ${folder} cannot be created or written (${reason}).`);
  }
}
