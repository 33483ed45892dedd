import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endProcess } from './memory.ts';
import { onStop } from './on-stop.ts';

vi.mock('./memory.ts', () => ({ endProcess: vi.fn() }));

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const;
const heard = new Map(signals.map((name) => [name, process.listeners(name as 'SIGINT')]));
const log = { fatal: vi.fn() };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  for (const name of signals)
    for (const one of process.listeners(name as 'SIGINT'))
      if (!heard.get(name)?.includes(one)) process.off(name, one);
});

describe('a stop', () => {
  it('ends with the code asked for once all is done, and only once', async () => {
    const end = onStop(async () => {}, log);
    end(0);
    end(1);
    await vi.runAllTicks();
    await vi.waitFor(() => expect(endProcess).toHaveBeenCalledWith(0));
    expect(endProcess).toHaveBeenCalledTimes(1);
    expect(log.fatal).not.toHaveBeenCalled();
  });

  it('that fails is told in the log, and ends with 1', async () => {
    const reason = new Error('broken');
    onStop(() => Promise.reject(reason), log)(0);
    await vi.waitFor(() => expect(endProcess).toHaveBeenCalledWith(1));
    expect(log.fatal).toHaveBeenCalledWith(reason, expect.stringContaining('could not stop'));
  });

  it('that is not done in time is told in the log, and ends with 1', () => {
    onStop(() => new Promise(() => {}), log)(0);
    vi.runAllTimers();
    expect(endProcess).toHaveBeenCalledWith(1);
    expect(log.fatal).toHaveBeenCalledTimes(1);
  });
});
