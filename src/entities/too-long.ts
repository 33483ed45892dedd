import { countLabel } from './count-label.ts';

/** What is said of a text with more characters than it may have. */
export const atMost = (max: number): string => `At most ${countLabel(max)} characters.`;

/** The same of a text as it is being written; empty while it is not too long. */
export const tooLong = (text: string, max: number): string =>
  text.trim().length > max ? atMost(max) : '';
