import { expect, it } from 'vitest';
import { failureWords, keptWords, savedWords } from './save-words.ts';

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
  expect(keptWords(new TypeError('Failed to fetch'))).toBe(
    'The server cannot be reached. What you wrote is kept; please try again.',
  );
  expect(failureWords(new SyntaxError('Unterminated string in JSON'))).toBe(
    'The server cannot be reached.',
  );
});

it('a screen has its own message when the server has none', () => {
  for (const error of [new TypeError('Failed to fetch'), new Error(), 'plain']) {
    expect(failureWords(error, 'Failed to save project.')).toBe('Failed to save project.');
  }
  expect(failureWords(new Error('The disk is full.'), 'Failed.')).toBe('The disk is full.');
});

it('a save tells the owner when it is live', () => {
  expect(savedWords(performance.now() - 7)).toMatch(
    /^Saved\. Live for every visitor, in \d+ ms\.$/,
  );
});
