import { describe, expect, it } from 'vitest';
import { cutAfterEach, onLowdb, onOurs } from '../torture/unsynced-disk.ts';

/* For a real file system, mounted from a copy of its image: npm run test:torture. */
describe('a power cut right after each acknowledgement that keeps only what was synced', () => {
  it('loses nothing', async () => {
    expect(await cutAfterEach(onOurs, 200)).toEqual({ writes: 200, lost: 0 });
  });

  it('would lose what lowdb’s own adapter writes', async () => {
    expect((await cutAfterEach(onLowdb, 50)).lost).toBe(50);
  });
});
