import { ApiError } from './api-error.ts';

/** What the server finds wrong with the fields of what was sent; nothing for another error. */
export const fieldErrorsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? error.errors : {};
