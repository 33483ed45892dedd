import { createHash } from 'node:crypto';

type CspHash = `sha256-${string}`;

/** The same few texts stand in every page: each is hashed once. */
const hashes = new Map<string, CspHash>();

/** What a content security policy names the text of a script or style by, without quotes. */
export function cspHash(text: string): CspHash {
  const known = hashes.get(text);
  if (known) return known;
  const made: CspHash = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  hashes.set(text, made);
  return made;
}
