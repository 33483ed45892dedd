import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { WaitingLine } from './waiting-line.ts';

function line() {
  const worked: string[] = [];
  let atOnce = 0;
  const waiting = new WaitingLine(async (path) => {
    atOnce += 1;
    await new Promise(setImmediate);
    expect(atOnce--).toBe(1);
    worked.push(path);
  });
  return { waiting, worked };
}

describe('the waiting line', () => {
  it('works on one path after another, each once, those put first before the others', async () => {
    const { waiting, worked } = line();
    waiting.last(['a', 'b', 'c']);
    waiting.last(['b', 'd']);
    waiting.first(['c', 'e']);
    expect(waiting.length).toBe(5);
    await waiting.idle();
    expect(worked).toEqual(['a', 'c', 'e', 'b', 'd']);
  });

  it('works again on a path that is put into it while it is worked on', async () => {
    const { waiting, worked } = line();
    waiting.last(['a']);
    waiting.first(['a']);
    await waiting.idle();
    expect(worked).toEqual(['a', 'a']);
  });

  it('is idle only when nothing waits any more, and goes on after that', async () => {
    const { waiting, worked } = line();
    await waiting.idle();
    waiting.last(['a']);
    await waiting.idle();
    waiting.last(['b']);
    await waiting.idle();
    expect(worked).toEqual(['a', 'b']);
  });

  it('lets visitors in between', async () => {
    const { waiting, worked } = line();
    waiting.last(Array.from({ length: 20 }, (_, n) => String(n)));
    let visits = 0;
    while (worked.length < 20) {
      visits += 1;
      await new Promise(setImmediate);
    }
    expect(visits).toBeGreaterThan(15);
  });

  it('takes nothing for a moment when it is to pause, and goes on by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { waiting, worked } = line();
    waiting.last(['a', 'b', 'c']);
    waiting.pause();
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    expect([worked, waiting.length]).toEqual([['a'], 2]);
    await vi.advanceTimersByTimeAsync(60_000);
    await waiting.idle();
    expect(worked).toEqual(['a', 'b', 'c']);
  });

  it('works on as many at once as it may, says when it is empty, and then goes on', async () => {
    let [atOnce, most, emptied] = [1, 0, 0];
    const underWay = new Set<string>();
    const work = async (path: string) => {
      underWay.add(path);
      most = Math.max(most, underWay.size);
      if (path === '2') atOnce = 3;
      if (path === '8') atOnce = 1;
      await new Promise((resolve) => setTimeout(resolve, 2));
      underWay.delete(path);
    };
    const waiting = new WaitingLine(work, {
      atOnce: () => atOnce,
      emptied: () => (emptied += underWay.size === 0 ? 1 : 10),
    });
    waiting.last(['1', '2']);
    await waiting.idle();
    expect([most, emptied]).toEqual([1, 1]);
    waiting.last(Array.from({ length: 9 }, (_, n) => String(n)));
    await waiting.idle();
    expect([most, emptied, waiting.length]).toEqual([3, 2, 0]);
    most = 0;
    waiting.last(['x', 'y', 'z']);
    await waiting.idle();
    expect([most, emptied]).toEqual([1, 3]);
  });

  it('works on what comes soon in a moment, together, and then lets it rest', async () => {
    const worked: string[] = [];
    const waiting = new WaitingLine(async (path) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      worked.push(path);
    });
    waiting.soon(['a', 'b']);
    waiting.soon(['a']);
    waiting.last(['c']);
    expect(waiting.length).toBe(3);
    await waiting.idle();
    expect(worked).toEqual(['c', 'a', 'b']);
    const began = performance.now();
    waiting.soon(['d']);
    await waiting.idle();
    expect(worked.at(-1)).toBe('d');
    expect(performance.now() - began).toBeGreaterThan(4 * 40);
    waiting.soon(['e']);
    await waiting.close();
    expect([worked.length, waiting.length]).toEqual([4, 0]);
  });

  it('once closed, finishes what is under way and takes nothing more', async () => {
    const { waiting, worked } = line();
    waiting.last(['a', 'b']);
    await waiting.close();
    waiting.last(['c']);
    await waiting.idle();
    expect(worked).toEqual(['a']);
  });

  it('takes up what was put off once its time has come, and not once closed', async () => {
    const worked: string[] = [];
    const line = new WaitingLine(async (path) => void worked.push(path));
    line.later(['/a', '/b'], 5);
    line.later(['/a'], 5);
    await line.idle();
    expect(worked).toEqual([]);
    await vi.waitUntil(() => worked.length > 0);
    await line.idle();
    expect(worked).toEqual(['/a', '/b']);
    line.later(['/c'], 1);
    await line.close();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(worked).toEqual(['/a', '/b']);
  });
});
