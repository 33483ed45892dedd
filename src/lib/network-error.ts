/** Said when nobody gave a reason. */
export const noAnswer = 'The server cannot be reached.';

const networkError = 'NetworkError';

/** Whether no usable answer came: none at all, one cut short, or another server's page. */
export const isNetworkError = (error: unknown): boolean => Object(error).name === networkError;

/** The error for an answer that is none of this server's. */
export const createNetworkError = (message: string) => new DOMException(message, networkError);

/** Waits for an answer or its text; where none can be used, rejects with a network error. */
export const answered = <T>(waiting: Promise<T>): Promise<T> =>
  waiting.catch((error) => {
    const isUnusable = error instanceof TypeError || error instanceof SyntaxError;
    throw isUnusable ? createNetworkError(error.message) : error;
  });
