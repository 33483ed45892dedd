import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PageQueue } from './page-queue.ts';

function openQueue() {
  const worked: string[] = [];
  let atOnce = 0;
  const waiting = new PageQueue(async (path) => {
    atOnce += 1;
    await new Promise(setImmediate);
    expect(atOnce--).toBe(1);
    worked.push(path);
  });
  return { waiting, worked };
}

describe('the page queue', () => {
  it('works on one path after another, each once, prioritised ones before the others', async () => {
    const { waiting, worked } = openQueue();
    waiting.last(['a', 'b', 'c']);
    waiting.last(['b', 'd']);
    waiting.first(['c', 'e']);
    expect(waiting.length).toBe(5);
    await waiting.idle();
    expect(worked).toEqual(['a', 'c', 'e', 'b', 'd']);
  });

  it('works again on a path that is added while it is being worked on', async () => {
    const { waiting, worked } = openQueue();
    waiting.last(['a']);
    waiting.first(['a']);
    await waiting.idle();
    expect(worked).toEqual(['a', 'a']);
  });

  it('is idle only when nothing waits any more, and goes on after that', async () => {
    const { waiting, worked } = openQueue();
    await waiting.idle();
    waiting.last(['a']);
    await waiting.idle();
    waiting.last(['b']);
    await waiting.idle();
    expect(worked).toEqual(['a', 'b']);
  });

  it('lets visitors in between', async () => {
    const { waiting, worked } = openQueue();
    waiting.last(Array.from({ length: 20 }, (_, n) => String(n)));
    let visits = 0;
    while (worked.length < 20) {
      visits += 1;
      await new Promise(setImmediate);
    }
    expect(visits).toBeGreaterThan(15);
  });

  it('starts nothing while paused, and resumes by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { waiting, worked } = openQueue();
    waiting.last(['a', 'b', 'c']);
    waiting.pause();
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    expect([worked, waiting.length]).toEqual([['a'], 2]);
    await vi.advanceTimersByTimeAsync(60_000);
    await waiting.idle();
    expect(worked).toEqual(['a', 'b', 'c']);
  });

  it('works on up to its limit at once, reports when it is empty, and then continues', async () => {
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
    const waiting = new PageQueue(work, {
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

  it('batches what arrives close together, and then rests', async () => {
    const worked: string[] = [];
    const waiting = new PageQueue(async (path) => {
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

  it('once closed, finishes what is under way and accepts nothing more', async () => {
    const { waiting, worked } = openQueue();
    waiting.last(['a', 'b']);
    await waiting.close();
    waiting.last(['c']);
    await waiting.idle();
    expect(worked).toEqual(['a']);
  });

  it('resumes postponed work once when its time has come, but not after closing', async () => {
    const worked: string[] = [];
    const queue = new PageQueue(async (path) => void worked.push(path));
    queue.later(['/a', '/b'], 5);
    queue.later(['/a'], 5);
    await queue.idle();
    expect(worked).toEqual([]);
    await vi.waitUntil(() => worked.length > 0);
    await queue.idle();
    queue.later(['/c'], 1);
    await vi.waitUntil(() => worked.includes('/c'));
    expect(worked).toEqual(['/a', '/b', '/c']);
    queue.later(['/d'], 1);
    await queue.close();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(worked).toEqual(['/a', '/b', '/c']);
  });
});
