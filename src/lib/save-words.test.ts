import { expect, it, vi } from 'vitest';
import { createNetworkError } from './network-error.ts';
import { failureWords, keptWords, logDefect, NoRoom, savedWords } from './save-words.ts';
import { unauthorizedText } from './signed-out.ts';

it('the server’s message is shown unchanged', () => {
  expect(failureWords(new Error('The disk is full.'))).toBe('The disk is full.');
  expect(failureWords('plain')).toBe('plain');
});

it('requests that timed out and requests that never arrived have messages for people', () => {
  expect(failureWords(new DOMException('signal timed out', 'TimeoutError'))).toBe(
    'The server did not answer in time.',
  );
  expect(keptWords(new Error('500 Internal Server Error'))).toBe(
    '500 Internal Server Error. What you wrote is kept; please try again.',
  );
  expect(keptWords(createNetworkError('Failed to fetch'))).toBe(
    'The server cannot be reached. What you wrote is kept; please try again.',
  );
});

it.each([
  'The change could not be stored. Nothing was changed; please try again.',
  unauthorizedText,
])('a failed save asks once to try again: %s', (words) => {
  expect(keptWords(new Error(words))).toBe(`${words} What you wrote is kept.`);
});

it('a defect of the page is not told as a server out of reach, and is logged', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const defect = new TypeError('x is not a function');
  expect(failureWords(defect)).toBe('x is not a function');
  logDefect(defect);
  expect(log).toHaveBeenCalledWith(expect.any(String), defect);
  const others = [
    createNetworkError('Failed to fetch'),
    new DOMException('signal timed out', 'TimeoutError'),
    Object.assign(new Error('The disk is full.'), { status: 507 }),
    new NoRoom('This device is full.'),
  ];
  for (const error of others) logDefect(error);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

it('a screen has its own message when the server has none', () => {
  for (const error of [createNetworkError('Failed to fetch'), new Error(), 'plain']) {
    expect(failureWords(error, 'Failed to save project.')).toBe('Failed to save project.');
  }
  expect(failureWords(new Error('The disk is full.'), 'Failed.')).toBe('The disk is full.');
});

it('a save tells the owner when it is live', () => {
  expect(savedWords(performance.now() - 7)).toMatch(
    /^Saved\. Live for every visitor, in \d+ ms\.$/,
  );
});
