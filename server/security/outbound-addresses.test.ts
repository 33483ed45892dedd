import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './outbound-addresses.ts';

describe('addresses the server may connect to', () => {
  it.each([
    ['this network', '0.0.0.0', '0.255.1.2'],
    ['private', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12::1'],
    ['loopback', '127.0.0.1', '127.255.255.254', '::1', '::'],
    ['link-local', '169.254.169.254', 'fe80::1', 'fe80::1%lo'],
    ['shared between providers and customers', '100.64.0.1', '100.127.255.255'],
    ['for examples and tests', '192.0.2.1', '198.18.0.1', '203.0.113.9', '2001:db8::1', '3fff::1'],
    ['multicast, reserved, broadcast', '224.0.0.1', '240.0.0.1', '255.255.255.255', 'ff02::1'],
    ['IPv4-mapped', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8'],
    ['IPv4 in other clothes', '64:ff9b::7f00:1', '2002:7f00:1::', '::7f00:1', '2001:0:1::'],
    ['none at all', '', 'localhost', '8.8.8', '1.2.3.4.5'],
  ])('are not those that are %s', (_, ...addresses) => {
    for (const address of addresses)
      expect([address, isPublicAddress(address)]).toEqual([address, false]);
  });

  it('are the ordinary ones', () => {
    for (const address of [
      '8.8.8.8',
      '100.63.255.255',
      '172.32.0.1',
      '2606:4700::1111',
      '2a00::1',
    ]) {
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
    }
  });

  it('are never an IPv4-mapped form of anything', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
      }),
    );
  });
});
