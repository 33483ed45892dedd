import { isNetworkError, noAnswer } from './network-error.ts';

const isLate = (error: unknown): boolean => Object(error).name === 'TimeoutError';

/** Whether no usable answer came, or none in time. */
export const isUnanswered = (error: unknown): boolean => isNetworkError(error) || isLate(error);

/** What was to stay on this device has no room there: to be expected, and no defect. */
export class NoRoom extends Error {}

/**
 * Logs an error that no server answered, and neither the network nor a full device caused: a
 * defect, which words hide.
 */
export function logDefect(error: unknown): void {
  const wasAnswered = typeof Object(error).status === 'number';
  const isExpected = wasAnswered || isUnanswered(error) || error instanceof NoRoom;
  if (!isExpected) console.error('a request failed', error);
}

/**
 * Explains why a request failed: in the server's words if it answered, because the browser's own
 * messages say too little.
 *
 * @param otherwise the message if the server gave none
 */
export function failureWords(error: unknown, otherwise?: string): string {
  if (!(error instanceof Error)) return otherwise ?? String(error);
  if (isLate(error)) return 'The server did not answer in time.';
  if (isNetworkError(error)) return otherwise ?? noAnswer;
  return error.message || (otherwise ?? '');
}

const asksAgain = /\btry again\b/;

/** `failureWords` for a failed save, adding that the text is kept, and asking once to try again. */
export function keptWords(error: unknown): string {
  const words = asSentence(failureWords(error));
  return `${words} What you wrote is kept${asksAgain.test(words) ? '' : '; please try again'}.`;
}

/** A message as a sentence: with a full stop, unless it ends one already. */
export const asSentence = (words: string) => (/[.!?。]$/.test(words) ? words : `${words}.`);

/** How long a change took to reach visitors; `began` is a time of `performance.now()`. */
export const liveWords = (began: number): string =>
  `Live for every visitor, in ${Math.round(performance.now() - began)} ms.`;

/** The message after a save. */
export const savedWords = (began: number): string => `Saved. ${liveWords(began)}`;

/** The question before unsaved changes are discarded. */
export const discardQuestion = 'Discard what you changed?';
