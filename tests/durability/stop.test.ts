import { describe, expect, it } from 'vitest';
import { stopUnderLoad } from '../torture/stop.ts';

describe('SIGTERM under load', () => {
  it('nothing acknowledged lost, no request cut, gone within 10 s', async () => {
    const { requests, acknowledged, seconds, ...rest } = await stopUnderLoad(8);
    expect(rest).toEqual({ cut: 0, lost: [], code: 0 });
    expect([requests > 0, acknowledged]).toEqual([true, 8]);
    expect(seconds).toBeLessThan(10);
  });
});
