import { dirname } from 'node:path';
import { type holdFolder, InUse } from './store/file-lock.ts';

/**
 * Locks a build: servers share it, and what builds anew holds it. The lock is beside the build's
 * folder, which is emptied. Where files cannot be locked it does nothing, because a server is to
 * run there too.
 *
 * Throws `InUse`.
 *
 * @param lock how: `holdFolder` or `shareFolder`.
 * @returns releases it; the end of the process does, too.
 */
export function lockBuild(build: string, lock: typeof holdFolder): () => void {
  try {
    return lock(dirname(build));
  } catch (error) {
    if (error instanceof InUse) throw error;
    return () => {};
  }
}
