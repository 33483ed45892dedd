import { idInHash } from '../../lib/decoded.ts';

const mark = 'certificate=';

/** The end of the address that fills the form of a new certificate with this one. */
export const prefillHash = (id: string): string => `#${mark}${encodeURIComponent(id)}`;

/** The certificate named so; null for every other end of an address, such as that of a skip link. */
export function prefilledBy(hash: string): string | null {
  const part = idInHash(hash);
  return part.startsWith(mark) ? part.slice(mark.length) : null;
}
