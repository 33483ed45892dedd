import { expect, it } from 'vitest';
import { answered, isNetworkError } from './network-error.ts';

it('a request that nothing usable answered fails with a network error', async () => {
  for (const cause of [new TypeError('Failed to fetch'), new SyntaxError('Unexpected end')]) {
    expect(isNetworkError(cause)).toBe(false);
    const error = await answered(Promise.reject(cause)).catch((reason) => reason);
    expect(isNetworkError(error)).toBe(true);
    expect(error.message).toBe(cause.message);
  }
});

it('an answer, and a request that was given up, stay what they are', async () => {
  expect(await answered(Promise.resolve('yes'))).toBe('yes');
  for (const name of ['TimeoutError', 'AbortError']) {
    const given = new DOMException('signal timed out', name);
    await expect(answered(Promise.reject(given))).rejects.toBe(given);
  }
});
