/** How long the message about a copy stays, in milliseconds (spec 2 §2, 3 §9). */
export const copiedMs = 2_000;

/** The message after a copy. */
export const copiedText = (label: string): string => `${label} copied to clipboard!`;
