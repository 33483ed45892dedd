import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDebounce } from './debounce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Changes that come at intervals, each calling off the one before; when each was carried out. */
function changing() {
  const postpone = createDebounce(800);
  const start = performance.now();
  const carriedOut: number[] = [];
  let callOff = () => {};
  const change = (count: number, interval: number) => {
    for (let n = 0; n < count; n++) {
      callOff();
      callOff = postpone(() => carriedOut.push(performance.now() - start));
      vi.advanceTimersByTime(interval);
    }
  };
  return { change, carriedOut, stop: () => callOff() };
}

it('waits for a pause', () => {
  const { change, carriedOut } = changing();
  change(5, 100);
  expect(carriedOut).toEqual([]);
  vi.advanceTimersByTime(800);
  expect(carriedOut).toEqual([1200]);
});

it('waits no longer than 3 s from the first change, again and again', () => {
  const { change, carriedOut } = changing();
  change(70, 100);
  expect(carriedOut).toEqual([3000, 6000]);
});

it('waits for a pause again when changes come after one, the last of them called off', () => {
  const { change, carriedOut, stop } = changing();
  change(10, 100);
  stop();
  vi.advanceTimersByTime(5000);
  change(1, 700);
  expect(carriedOut).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(carriedOut).toEqual([6800]);
});
