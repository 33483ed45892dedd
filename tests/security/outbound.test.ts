import { describe, expect, it } from 'vitest';
import { outbound } from '../torture/outbound.ts';

/* Limits, and what is allowed: server/security/outbound.test.ts, outbound-addresses.test.ts. */
describe('outbound requests to private, special and odd addresses', () => {
  it('open no socket: directly, by each redirect, by name, by a name of several', async () => {
    const { forms, asked, ...wrong } = await outbound();
    expect(wrong).toMatchObject({ sockets: [], taken: [] });
    expect(forms).toBeGreaterThanOrEqual(150);
    expect(asked).toBeGreaterThan(700);
  });
});
