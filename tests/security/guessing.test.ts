import { describe, expect, it } from 'vitest';
import { guessing } from '../torture/guessing.ts';

/*
 * The limits one by one, and what makes a device known: tests/api/auth.test.ts. How long the owner
 * and visitors wait meanwhile depends on the machine: npm run test:torture -- guessing.
 */
describe('guessing the passphrase', () => {
  it.each([
    [1_000, 1, 20],
    [1_500, 1_000, 200],
  ])(
    '%i times from %i addresses: at most %i hashes, and the owner is let in',
    async (guesses, addresses, most) => {
      const verdict = await guessing(guesses, addresses, 'cheap');
      expect(verdict.hashes).toBeGreaterThan(0);
      expect(verdict.hashes).toBeLessThanOrEqual(most);
      expect(Object.keys(verdict.answers)).toEqual(['401', '429']);
      expect(verdict.answers[401]).toBe(verdict.hashes);
      expect(verdict.owner.status).toBe(200);
      expect([verdict.pages.failed, verdict.pages.count > 0]).toEqual([0, true]);
      expect(verdict.told).toBe(false);
    },
  );
});
