/** Said when nobody gave a reason. */
export const noAnswer = 'The server cannot be reached.';

const networkError = 'NetworkError';

/** Whether no usable answer came: none at all, one cut short, or another server's page. */
export const isNetworkError = (error: unknown): boolean => Object(error).name === networkError;

/** The error for an answer that is none of this server's. */
export const createNetworkError = (message: string) => new DOMException(message, networkError);

/** What was read; throws if that is `null` or a bare word, because a read asks for more. */
export function something<T extends { value: unknown }>(read: T): T {
  if (typeof read.value === 'object' && read.value !== null) return read;
  throw createNetworkError('Nothing came instead of an answer.');
}

/** Waits for an answer or its text; where none can be used, rejects with a network error. */
export const answered = <T>(waiting: Promise<T>): Promise<T> =>
  waiting.catch((error) => {
    const isUnusable = error instanceof TypeError || error instanceof SyntaxError;
    throw isUnusable ? createNetworkError(error.message) : error;
  });
