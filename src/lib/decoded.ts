/** Decodes a part of an address; returns null if an escape is malformed. */
export function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null; // the caller decides what such an address means
  }
}

/** Decodes a part of an address; leaves it as it is if an escape is malformed. */
export const decodedOrAsIs = (part: string): string => decoded(part) ?? part;

/** The id of the element that the hash of an address leads to; empty for none. */
export const idInHash = (hash: string): string => decodedOrAsIs(hash.slice(1));
