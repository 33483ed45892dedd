import type { Context } from 'hono';
import { changedStatus } from '../../src/lib/changed-status.ts';
import { changedWords } from '../../src/lib/obstacle-words.ts';
import { versionsIn } from '../../src/lib/version-tag.ts';
import { listedTag } from '../entity-tags.ts';
import { idempotencyKey } from './idempotency.ts';
import { Problem } from './problem.ts';

/**
 * Throws 412 when `If-Match` names another version than the stored one, unless the request may be a
 * retry and what it asks for is already stored (RFC 9110 §13.1.1). Which build showed it does not
 * matter.
 */
export function checkIfMatch(
  c: Context,
  version: string,
  isStored: () => boolean = () => false,
): void {
  const header = c.req.header('If-Match');
  if (header === undefined) return;
  if (listedTag(versionsIn(header), [`"${version}"`])) return;
  if (idempotencyKey(c) !== undefined && isStored()) return;
  throw new Problem(changedStatus, changedWords);
}

/** Throws when an entry has another version than the request names. */
export type Check = (entry: { version: string }) => void;

/** Checks that the entry to be removed still has the version the request names. */
export const unchanged =
  (c: Context): Check =>
  ({ version }) =>
    checkIfMatch(c, version);
