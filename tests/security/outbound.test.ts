import { describe, expect, it } from 'vitest';
import { outbound } from '../torture/outbound.ts';

/* Limits and allowed addresses: server/security/outbound.test.ts, outbound-addresses.test.ts. */
describe('outbound requests to private, special and odd addresses', () => {
  it('open no socket: directly, by each redirect, by a name, by a name with several addresses', async () => {
    const { forms, asked, ...wrong } = await outbound();
    expect(wrong).toMatchObject({ sockets: [], taken: [] });
    expect(forms).toBeGreaterThanOrEqual(150);
    expect(asked).toBeGreaterThan(700);
  });
});
