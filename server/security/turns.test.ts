import { describe, expect, it } from 'vitest';
import { Turns } from './turns.ts';

/** Tasks that say when they begin, and end when told to. */
function tasks(turns: Turns) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, first = false) =>
    turns.run(() => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    }, first);
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, run, end };
}

describe('turns', () => {
  it('go to so many at once, the others in order, those put first before them', async () => {
    const { begun, run, end } = tasks(new Turns(2, 9));
    for (const name of ['a', 'b', 'c', 'd']) void run(name);
    void run('owner', true);
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    await end('a');
    expect(begun).toEqual(['a', 'b', 'owner', 'c']);
    for (const name of ['c', 'owner', 'd']) await end(name);
    expect(begun).toEqual(['a', 'b', 'owner', 'c', 'd']);
  });

  it('are closed while enough wait, and open again after', async () => {
    const turns = new Turns(1, 1);
    const { run, end } = tasks(turns);
    void run('a');
    expect(turns.open).toBe(true);
    void run('b');
    expect(turns.open).toBe(false);
    await end('a');
    expect(turns.open).toBe(true);
  });

  it('go on after a task that failed', async () => {
    const turns = new Turns(1, 1);
    await expect(turns.run(() => Promise.reject(new Error('x')), false)).rejects.toThrow('x');
    expect(await turns.run(async () => 'ran', false)).toBe('ran');
  });
});
