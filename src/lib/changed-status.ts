import { statusOf } from './api-error.ts';

/**
 * The status of an answer that refuses a change because another version is stored than the one it
 * names (RFC 9110 §15.5.13).
 */
export const changedStatus = 412;

/** Whether a request was refused because another version is stored than the one it names. */
export const isOutdated = (error: unknown): boolean => statusOf(error) === changedStatus;
