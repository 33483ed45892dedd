/** No usable answer came to a request: none at all, one cut short, or another server's page. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** Waits for an answer or its text; where none can be used, rejects with `NetworkError`. */
export async function answered<T>(waiting: Promise<T>): Promise<T> {
  try {
    return await waiting;
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    throw new NetworkError(error.message, { cause: error });
  }
}
