/** Why a request failed, in words fit to show. */
export const wordsOf = (error: unknown): string => {
  if (error instanceof TypeError) return 'The server cannot be reached. Please try again.';
  if (!(error instanceof Error)) return String(error);
  return error.name === 'TimeoutError'
    ? 'The server did not answer in time. Please try again.'
    : error.message;
};
