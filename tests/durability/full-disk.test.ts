import { describe, expect, it } from 'vitest';
import { fullDisk } from '../torture/full-disk.ts';

describe('a full disk for 1,000 requests', () => {
  it('reads stay 200, writes 507, recovery without restart, pages current meanwhile and after', async () => {
    expect(await fullDisk(1_000)).toEqual({
      requests: 1_000,
      reads: { 200: 500 },
      writes: { 507: 500 },
      shownMeanwhile: true,
      published: true,
      current: true,
      unwritable: ['posts/', 'skills/'],
      health: { during: 'attention', after: 'ok' },
      accepted: 200,
    });
  });
});
