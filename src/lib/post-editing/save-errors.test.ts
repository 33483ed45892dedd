import { expect, it } from 'vitest';
import { createNetworkError } from '../network-error.ts';
import { deleteFailure, saveFailure } from './save-errors.ts';

class ApiError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

it('Editor save failure: a text with 401 or 403, else the message, else a default', () => {
  const refused =
    'Owner mode required to save to the database. Unlock from the navbar and try again.';
  for (const error of [new ApiError(401, 'x'), new ApiError(403, ''), new Error('HTTP 403')]) {
    expect(saveFailure(error)).toEqual({ signedOut: true, message: refused });
  }
  expect(saveFailure(new ApiError(507, 'The disk is full.')).message).toBe('The disk is full.');
  expect(saveFailure(new Error('')).message).toBe('Failed to save the post.');
  expect(saveFailure(null).message).toBe('Failed to save the post.');
  expect(saveFailure(createNetworkError('Failed to fetch')).message).toBe(
    'Failed to save the post. The server cannot be reached.',
  );
  expect(saveFailure(new DOMException('x', 'TimeoutError')).message).toBe(
    'Failed to save the post. The server did not answer in time.',
  );
});

it('Editor delete failure', () => {
  expect(deleteFailure(new ApiError(401, 'x')).message).toBe(
    'Owner mode required to delete from the database. Unlock and try again.',
  );
  expect(deleteFailure(new ApiError(503, 'Not now.')).message).toBe('Not now.');
  expect(deleteFailure(new Error('')).message).toBe('Failed to delete the post.');
});
