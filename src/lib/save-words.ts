/** What the browser throws where no answer came, or one that was cut short or is another's page. */
export const isNoAnswer = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof SyntaxError;

/**
 * Why a request failed, in words for a person: the server's own where it answered; those of the
 * browser itself say too little.
 *
 * @param otherwise what a screen says instead where there are no such words
 */
export function failureWords(error: unknown, otherwise?: string): string {
  if (!(error instanceof Error)) return otherwise ?? String(error);
  if (error.name === 'TimeoutError') return 'The server did not answer in time.';
  if (isNoAnswer(error)) return otherwise ?? 'The server cannot be reached.';
  return error.message || (otherwise ?? '');
}

/** The same where something was being written, which is still there. */
export const keptWords = (error: unknown): string =>
  `${asSentence(failureWords(error))} What you wrote is kept; please try again.`;

const asSentence = (words: string) => (/[.!?。]$/.test(words) ? words : `${words}.`);

/** How long a change took to be what every visitor reads, from the moment `began` on the page's clock. */
export const liveWords = (began: number): string =>
  `Live for every visitor, in ${Math.round(performance.now() - began)} ms.`;

/** What a save says once it is done. */
export const savedWords = (began: number): string => `Saved. ${liveWords(began)}`;

/** Asked before what was changed, and is not saved, is let go. */
export const discardQuestion = 'Discard what you changed?';
