import { describe, expect, it, vi } from 'vitest';
import { retryText, withAttempts } from './attempts.ts';

function failing(times: number) {
  const read = vi.fn(async () => {
    if (read.mock.calls.length <= times) throw new Error(`failure ${read.mock.calls.length}`);
    return 'list';
  });
  const waits: number[] = [];
  const texts: string[] = [];
  const result = withAttempts(read, {
    onRetry: (attempt) => texts.push(retryText(attempt)),
    wait: async (ms) => void waits.push(ms),
  });
  return { read, waits, texts, result };
}

describe('loading', () => {
  it("retries up to 3 attempts, with delays of 1 s and then 2 s, and shows 'Retrying... (Attempt n/3)'", async () => {
    const { result, waits, texts, read } = failing(2);
    expect(await result).toBe('list');
    expect(read).toHaveBeenCalledTimes(3);
    expect(waits).toEqual([1_000, 2_000]);
    expect(texts).toEqual(['Retrying... (Attempt 2/3)', 'Retrying... (Attempt 3/3)']);
  });

  it('asks again only once the pause is over', async () => {
    const pause = Promise.withResolvers<void>();
    const read = vi.fn(async () => Promise.reject(new Error('away')));
    const result = withAttempts(read, { onRetry: () => {}, wait: () => pause.promise });
    await vi.waitUntil(() => read.mock.calls.length > 0);
    await new Promise(setImmediate);
    expect(read).toHaveBeenCalledTimes(1);
    pause.resolve();
    await expect(result).rejects.toThrow('away');
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('throws the error of the third failure', async () => {
    const { result, read } = failing(9);
    await expect(result).rejects.toThrow('failure 3');
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('does not wait when the first attempt succeeds', async () => {
    const { result, waits } = failing(0);
    await result;
    expect(waits).toEqual([]);
  });
});
