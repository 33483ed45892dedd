import { countLabel } from './count-label.ts';

/** The message for a text with more than `max` characters. */
export const atMost = (max: number): string => `At most ${countLabel(max)} characters.`;

/** That message for a text being typed; empty while it is short enough. */
export const tooLong = (text: string, max: number): string =>
  text.trim().length > max ? atMost(max) : '';
