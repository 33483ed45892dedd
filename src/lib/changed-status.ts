/**
 * The status of an answer that refuses a change because another version is stored than the one it
 * names (RFC 9110 §15.5.13).
 */
export const changedStatus = 412;
