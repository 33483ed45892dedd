import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RateLimiter } from './rate-limiter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HOUR_MS = 60 * 60 * 1000;

describe('attempts', () => {
  it('are refused past the limit of an address, with the seconds to wait', async () => {
    const attempts = new RateLimiter(2, 100);
    expect([await attempts.take('a'), await attempts.take('a')]).toEqual([0, 0]);
    expect(await attempts.take('a')).toBe(3600);
    vi.advanceTimersByTime(HOUR_MS - 500);
    expect(await attempts.take('a')).toBe(1);
    expect(await attempts.take('b')).toBe(0);
  });

  it('are told to wait an hour at most, though the clock was set back by a day', async () => {
    const attempts = new RateLimiter(1, 2);
    for (const address of ['a', 'b']) await attempts.take(address);
    vi.setSystemTime(Date.now() - 24 * HOUR_MS);
    expect([await attempts.take('a'), await attempts.take('c')]).toEqual([3600, 3600]);
    vi.advanceTimersByTime(HOUR_MS + 1);
    expect([await attempts.take('a'), await attempts.take('c')]).toEqual([0, 0]);
  });

  it('may go on once the clock was set forward by a day', async () => {
    const attempts = new RateLimiter(1, 2);
    for (const address of ['a', 'b']) await attempts.take(address);
    vi.setSystemTime(Date.now() + 24 * HOUR_MS);
    expect([await attempts.take('c'), await attempts.take('a')]).toEqual([0, 0]);
    expect(await attempts.take('d')).toBe(3600);
  });

  it('may go on after an hour', async () => {
    const attempts = new RateLimiter(1, 100);
    await attempts.take('a');
    expect(await attempts.take('a')).toBeGreaterThan(0);
    vi.advanceTimersByTime(HOUR_MS + 1);
    expect(await attempts.take('a')).toBe(0);
  });

  it('are refused past the limit of all addresses together', async () => {
    const attempts = new RateLimiter(10, 3);
    const waits = [];
    for (const address of ['a', 'b', 'c', 'd']) waits.push(await attempts.take(address));
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, false, true]);
  });

  it('of a refused address do not count towards the shared limit', async () => {
    const attempts = new RateLimiter(1, 2);
    for (let n = 0; n < 10; n++) await attempts.take('a');
    expect(await attempts.take('b')).toBe(0);
  });

  it('refused because of others do not count: the announced wait does not grow', async () => {
    const attempts = new RateLimiter(2, 1);
    await attempts.take('a');
    vi.advanceTimersByTime(HOUR_MS - 10_000);
    for (let n = 0; n < 3; n++) expect(await attempts.take('b')).toBe(10);
    vi.advanceTimersByTime(10_001);
    expect(await attempts.take('b')).toBe(0);
  });

  it('are forgotten for an address that succeeds, which is exempt from the shared limit from then on', async () => {
    const attempts = new RateLimiter(2, 2);
    await attempts.take('a');
    await attempts.forgive('a');
    await attempts.take('b');
    await attempts.take('c');
    expect(await attempts.take('a')).toBe(0);
    expect(await attempts.take('a')).toBe(0);
    expect(await attempts.take('a')).toBeGreaterThan(0);
  });

  it('that are given back do not count, and an exempt address gives back none of the others’', async () => {
    const attempts = new RateLimiter(1, 1);
    await attempts.take('a');
    await attempts.giveBack('a');
    expect(await attempts.take('a')).toBe(0);
    await attempts.forgive('b');
    await attempts.take('b');
    await attempts.giveBack('b');
    expect(await attempts.take('c')).toBeGreaterThan(0);
    expect(await attempts.take('b')).toBe(0);
  });

  it('are exempt only for the thousand addresses that succeeded last', async () => {
    const attempts = new RateLimiter(2, 1);
    for (const address of ['a', 'b', 'a']) await attempts.forgive(address);
    for (let n = 0; n < 999; n++) await attempts.forgive(`other ${n}`);
    await attempts.take('c');
    expect(await attempts.take('a')).toBe(0);
    expect(await attempts.take('b')).toBeGreaterThan(0);
  });
});
