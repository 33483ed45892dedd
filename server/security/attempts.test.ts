import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Attempts } from './attempts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HOUR_MS = 60 * 60 * 1000;

describe('attempts', () => {
  it('are refused past the bound of an address, with the seconds to wait', async () => {
    const attempts = new Attempts(2, 100);
    expect([await attempts.take('a'), await attempts.take('a')]).toEqual([0, 0]);
    expect(await attempts.take('a')).toBe(3600);
    vi.advanceTimersByTime(HOUR_MS - 500);
    expect(await attempts.take('a')).toBe(1);
    expect(await attempts.take('b')).toBe(0);
  });

  it('may go on after an hour', async () => {
    const attempts = new Attempts(1, 100);
    await attempts.take('a');
    expect(await attempts.take('a')).toBeGreaterThan(0);
    vi.advanceTimersByTime(HOUR_MS + 1);
    expect(await attempts.take('a')).toBe(0);
  });

  it('are refused past the bound of all addresses together', async () => {
    const attempts = new Attempts(10, 3);
    const waits = [];
    for (const address of ['a', 'b', 'c', 'd']) waits.push(await attempts.take(address));
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, false, true]);
  });

  it('of one address that is refused do not use up what all share', async () => {
    const attempts = new Attempts(1, 2);
    for (let n = 0; n < 10; n++) await attempts.take('a');
    expect(await attempts.take('b')).toBe(0);
  });

  it('refused for what others did do not count: the seconds to wait hold', async () => {
    const attempts = new Attempts(2, 1);
    await attempts.take('a');
    vi.advanceTimersByTime(HOUR_MS - 10_000);
    for (let n = 0; n < 3; n++) expect(await attempts.take('b')).toBe(10);
    vi.advanceTimersByTime(10_001);
    expect(await attempts.take('b')).toBe(0);
  });

  it('are forgiven to an address that was right, which shares no bound from then on', async () => {
    const attempts = new Attempts(2, 2);
    await attempts.take('a');
    await attempts.forgive('a');
    await attempts.take('b');
    await attempts.take('c');
    expect(await attempts.take('a')).toBe(0);
    expect(await attempts.take('a')).toBe(0);
    expect(await attempts.take('a')).toBeGreaterThan(0);
  });
});
