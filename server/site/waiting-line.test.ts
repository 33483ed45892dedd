import { describe, expect, it } from 'vitest';
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
    expect(waiting.length).toBe(4);
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

  it('once closed, finishes what is under way and takes nothing more', async () => {
    const { waiting, worked } = line();
    waiting.last(['a', 'b']);
    await waiting.close();
    waiting.last(['c']);
    await waiting.idle();
    expect(worked).toEqual(['a']);
  });
});
