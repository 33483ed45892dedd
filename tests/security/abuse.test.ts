import { describe, expect, it } from 'vitest';
import { abuse } from '../torture/abuse.ts';

describe('load and abuse', () => {
  it('slow connections, endless chunks, deep JSON and HTML, a flood: bounded memory, visitors served', async () => {
    const verdict = await abuse({
      connections: 60,
      mb: 12,
      deep: 4_000,
      messages: 240,
      brief: true,
    });
    expect(verdict.slow).toEqual({ connections: 60, left: 0 });
    expect(verdict.deep.failed).toEqual([]);
    expect(verdict.flood.kept).toBe(100);
    expect(verdict.visitors.failed).toBe(0);
    expect(verdict.visitors.count).toBeGreaterThan(10);
    expect(Object.keys(verdict.chunked.answers)).not.toContain('500');
    expect(verdict.memoryMb).toBeLessThan(400);
  });
});
