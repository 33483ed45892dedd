/** An answer that is not OK: `message` is fit to show, `errors` holds a 422's messages by field. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: Record<string, string>;

  constructor(status: number, message: string, errors: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

/** The HTTP status of an error; 0 without one. */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);
