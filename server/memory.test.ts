import { performance } from 'node:perf_hooks';
import { afterEach, expect, it, vi } from 'vitest';
import { giveBackAtRest } from './memory.ts';

const MIB = 1024 * 1024;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/**
 * Lets half a second pass with this share of it at work and this much memory held, in MiB; returns
 * how often memory was given back so far.
 */
function watched() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const rss = vi.spyOn(process.memoryUsage, 'rss').mockReturnValue(100 * MIB);
  const idle = { idle: 0, active: 0, utilization: 0 };
  const work = vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue(idle);
  const giveBack = vi.fn(() => void rss.mockReturnValue(110 * MIB));
  giveBackAtRest(giveBack);
  return (utilization: number, mib: number) => {
    work.mockReturnValue({ ...idle, utilization });
    rss.mockReturnValue(mib * MIB);
    vi.advanceTimersByTime(500);
    return giveBack.mock.calls.length;
  };
}

it('gives memory back once it has grown and the thread is at rest, not before', () => {
  const look = watched();
  expect(look(0.5, 150)).toBe(0);
  expect(look(0, 120)).toBe(0);
  expect(look(0, 150)).toBe(1);
});

it('gives it back again only when it has grown again', () => {
  const look = watched();
  expect(look(0, 150)).toBe(1);
  expect(look(0, 130)).toBe(1);
  expect(look(0, 90)).toBe(1);
  expect(look(0, 120)).toBe(2);
});
