import { versionsIn } from '../lib/version-tag.ts';

/** The version of what was read or written, for `If-Match`; null when the answer names none. */
export function versionOf({ headers }: Response): string | null {
  const tag = headers.get('ETag');
  return tag && versionsIn(tag);
}
