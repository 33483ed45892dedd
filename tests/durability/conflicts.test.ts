import { describe, expect, it } from 'vitest';
import { conflicts } from '../torture/conflicts.ts';

describe('many clients editing few entries', () => {
  it('stores every edit accepted with If-Match; no silent loss', async () => {
    const verdict = await conflicts({ clients: 20, edits: 8, entries: 2, careful: true });
    expect(verdict).toMatchObject({ edits: 160, lost: 0, other: [] });
    expect(verdict.accepted).toBeGreaterThan(0);
    expect(verdict.conflicts).toBeGreaterThan(0);
  });

  it('would lose edits made without If-Match', async () => {
    const verdict = await conflicts({ clients: 20, edits: 4, entries: 2, careful: false });
    expect(verdict.lost).toBeGreaterThan(0);
  });
});
