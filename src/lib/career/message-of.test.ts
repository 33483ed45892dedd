import { expect, it } from 'vitest';
import { createNetworkError } from '../network-error.ts';
import { messageOf } from './message-of.ts';

it('the server message is used when present', () => {
  expect(messageOf(new Error('The disk is full.'), 'Failed')).toBe('The disk is full.');
  const unauthorized = '401 Unauthorized: Owner mode required or session expired.';
  expect(messageOf(new Error(unauthorized), 'Failed')).toBe(unauthorized);
  for (const error of [
    new Error('500 Internal Server Error'),
    createNetworkError('fetch'),
    'x',
    null,
  ]) {
    expect(messageOf(error, 'Failed')).toBe('Failed');
  }
  expect(messageOf(new Error(''), 'Failed')).toBe('Failed');
});

it('the browser’s message for a timed-out request is not shown', () => {
  const late = new DOMException('signal timed out', 'TimeoutError');
  expect(messageOf(late, 'Failed')).toBe('The server did not answer in time.');
});
