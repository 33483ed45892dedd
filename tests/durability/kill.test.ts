import { describe, expect, it } from 'vitest';
import { hasty, killLoop, killLoops } from '../torture/kill.ts';

describe('kill -9 in a loop, 8 writers', () => {
  it('50 cycles: no acknowledged write lost, no torn file, every page served afterwards current', async () => {
    const { acknowledged, ...verdict } = await killLoops({ cycles: 50 });
    expect(verdict).toEqual({ cycles: 50, lost: [], torn: [], stale: [] });
    expect(acknowledged).toBeGreaterThan(50);
  }, 300_000);

  it('would lose what is acknowledged before it is written', async () => {
    expect((await killLoop({ cycles: 4, preloads: hasty })).lost).not.toEqual([]);
  });
});
