import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { ApiEnv } from './dependencies.ts';
import { networkOf, visitorAddress } from './visitor-address.ts';

describe('the address by which visitors are counted', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '::ffff:cb00:7107'],
    ['unknown', 'unknown'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:02::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the address a trusted proxy tells', () => {
  const app = new Hono<ApiEnv>().get('/', (c) => c.text(visitorAddress(c, true)));
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7:4000', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['[2001:db8:1:2::9]:4000', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['somebody', '192.0.2.1'],
    ['', '192.0.2.1'],
  ])('in %j is %s', async (forwarded, address) => {
    const headers = { 'X-Forwarded-For': forwarded };
    const answer = await app.request('/', { headers }, { address: '192.0.2.1' });
    expect(await answer.text()).toBe(address);
  });
});
