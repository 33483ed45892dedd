/** A part of an address with its escapes resolved; null where they are malformed. */
export function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null; // whoever asks says what such an address means
  }
}

/** The same where a malformed escape is no escape: the address means it literally. */
export const decodedOrAsIs = (part: string): string => decoded(part) ?? part;

/** The id of the element that the hash of an address leads to; empty for none. */
export const idInHash = (hash: string): string => decodedOrAsIs(hash.slice(1));
