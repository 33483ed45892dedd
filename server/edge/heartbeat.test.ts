import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LOOK_MS, MOST_MISSED, newBeats, watchBeats } from './heartbeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

function watched() {
  const beats = newBeats();
  const hung = vi.fn();
  const unwatch = watchBeats(beats, hung);
  const looks = (times: number) => vi.advanceTimersByTime(times * LOOK_MS);
  return { hung, unwatch, looks, beat: () => Atomics.add(beats, 0, 1) };
}

describe('a thread', () => {
  it('that beats but once before it would be given up is slow, and is kept', () => {
    const { hung, looks, beat } = watched();
    for (let times = 1; times <= 10; times++) {
      looks(MOST_MISSED - 1);
      beat();
      looks(1);
    }
    expect(hung).not.toHaveBeenCalled();
  });

  it('without a beat is given up, once', () => {
    const { hung, looks } = watched();
    looks(MOST_MISSED - 1);
    expect(hung).not.toHaveBeenCalled();
    looks(10);
    expect(hung).toHaveBeenCalledOnce();
  });

  it('is kept when the one that watches it slept as long', () => {
    const { hung, looks } = watched();
    vi.setSystemTime(Date.now() + 100 * LOOK_MS);
    looks(1);
    expect(hung).not.toHaveBeenCalled();
  });

  it('that is watched no more is never given up', () => {
    const { hung, unwatch, looks } = watched();
    unwatch();
    looks(10);
    expect(hung).not.toHaveBeenCalled();
  });
});
