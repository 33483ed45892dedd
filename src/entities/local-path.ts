/**
 * After `//` and `/\` browsers read a host. They drop tabs and line breaks, so these could hide
 * either.
 */
const LOCAL_PATH = /^\/(?![/\\])[^\t\n\r]*$/;

/** Whether a text is an address on this site, as a path from its root. */
export const isLocalPath = (text: string): boolean => LOCAL_PATH.test(text);
