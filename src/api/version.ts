import { statusOf } from '../lib/api-error.ts';
import { changedStatus } from '../lib/changed-status.ts';
import { versionsIn } from '../lib/version-tag.ts';

/** Whether a request was refused because another version is stored than the one it names. */
export const isOutdated = (error: unknown): boolean => statusOf(error) === changedStatus;

/** The version of what was read or written, for `If-Match`; null when the answer names none. */
export function versionOf({ headers }: Response): string | null {
  const tag = headers.get('ETag');
  return tag && versionsIn(tag);
}
