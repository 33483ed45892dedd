import { describe, expect, it } from 'vitest';
import { faults, ourFolder, plainFolder } from '../torture/faults.ts';

/* Each step alone, with what it leaves in the folder: server/store/durable-json.test.ts. */
describe('a fault at any step of a write, through the API', () => {
  it('leaves the file exactly old or new; no false success; what was refused never surfaces', async () => {
    const { cases, refused, ...wrong } = await faults(ourFolder);
    expect(wrong).toEqual({ torn: [], falseSuccess: [], surfaced: [] });
    expect([cases, refused > 50]).toEqual([96, true]);
  });

  it('would tear files written in place', async () => {
    expect((await faults(plainFolder)).torn).not.toEqual([]);
  });
});
