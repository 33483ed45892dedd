import { expect, it } from 'vitest';
import { answered, NetworkError } from './network-error.ts';

it('a request that nothing usable answered fails with a network error, and its cause', async () => {
  for (const cause of [new TypeError('Failed to fetch'), new SyntaxError('Unexpected end')]) {
    const error = await answered(Promise.reject(cause)).catch((reason) => reason);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ message: cause.message, cause });
  }
});

it('an answer, and a request that was given up, stay what they are', async () => {
  expect(await answered(Promise.resolve('yes'))).toBe('yes');
  for (const name of ['TimeoutError', 'AbortError']) {
    const given = new DOMException('signal timed out', name);
    await expect(answered(Promise.reject(given))).rejects.toBe(given);
  }
});
