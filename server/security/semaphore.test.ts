import { describe, expect, it } from 'vitest';
import { Semaphore } from './semaphore.ts';

/** Tasks that report when they begin, and end when told to. */
function tasks(semaphore: Semaphore) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, first = false) =>
    semaphore.run(() => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    }, first);
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, run, end };
}

describe('a semaphore', () => {
  it('runs so many tasks at once, the others in order, those put first before them', async () => {
    const { begun, run, end } = tasks(new Semaphore(2, 9));
    for (const name of ['a', 'b', 'c', 'd']) void run(name);
    void run('owner', true);
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    await end('a');
    expect(begun).toEqual(['a', 'b', 'owner', 'c']);
    for (const name of ['c', 'owner', 'd']) await end(name);
    expect(begun).toEqual(['a', 'b', 'owner', 'c', 'd']);
  });

  it('is closed while enough tasks wait, and open again after', async () => {
    const semaphore = new Semaphore(1, 1);
    const { run, end } = tasks(semaphore);
    void run('a');
    expect(semaphore.open).toBe(true);
    void run('b');
    expect(semaphore.open).toBe(false);
    await end('a');
    expect(semaphore.open).toBe(true);
  });

  it('goes on after a task that failed', async () => {
    const semaphore = new Semaphore(1, 1);
    await expect(semaphore.run(() => Promise.reject(new Error('x')), false)).rejects.toThrow('x');
    expect(await semaphore.run(async () => 'ran', false)).toBe('ran');
  });
});
