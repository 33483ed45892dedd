import { createHash } from 'node:crypto';

type CspHash = `sha256-${string}`;

/** Cached, because the same few texts are in every page. */
const hashes = new Map<string, CspHash>();

/** The hash by which a content security policy names a script or style, without quotes. */
export function cspHash(text: string): CspHash {
  const known = hashes.get(text);
  if (known) return known;
  const made: CspHash = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  hashes.set(text, made);
  return made;
}
