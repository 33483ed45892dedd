import { countLabel } from './count-label.ts';

/** The message for a text with more than `max` characters. */
export const atMost = (max: number): string => `At most ${countLabel(max)} characters.`;

/** A text's length as limits count it: without surrounding space. */
export const lengthOf = (text: string): number => text.trim().length;

const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\da-z]{1,30});/gi;

/** The length of markup as limits count it: an `&` that is stored as `&amp;` counts once. */
export const markupLength = (markup: string): number => markup.replace(REFERENCE, '&').length;

/** That message for a text being typed; empty while it is short enough. */
export const tooLong = (text: string, max: number): string =>
  lengthOf(text) > max ? atMost(max) : '';

/** How many entries a list may have where the spec gives no limit. */
export const listMost = 100;

/** The message for a list with more entries than that. */
export const atMostEntries = `A list may have at most ${listMost} entries.`;

/** That message for a list being written; empty while it is short enough. */
export const tooMany = (list: readonly unknown[]): string =>
  list.length > listMost ? atMostEntries : '';
