/** What a field says that wants a colour and holds something else. */
export const notHexColour = 'Not a hex colour';

/** A colour typed with 3 or 6 hex digits, in lower case; null for anything else (spec 2 §5). */
export function hexColour(typed: string): string | null {
  const colour = typed.trim().toLowerCase();
  return /^#([\da-f]{3}|[\da-f]{6})$/.test(colour) ? colour : null;
}
