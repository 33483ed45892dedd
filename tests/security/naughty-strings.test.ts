import { describe, expect, it } from 'vitest';
import { naughtyStrings } from '../fixtures/hostile/strings.ts';
import { strings } from '../torture/naughty-strings.ts';

describe('naughty strings through every text field', () => {
  it('are stored as they are or refused with 422, never a 500; pages and feeds stay valid', async () => {
    const { stored, refused, pages, ...wrong } = await strings(naughtyStrings);
    expect(wrong).toEqual({ strings: naughtyStrings.length, failed: [], altered: [], notXml: [] });
    expect([stored > 500, refused > 10]).toEqual([true, true]);
    expect(new Set(Object.values(pages))).toEqual(new Set([200]));
  });
});
