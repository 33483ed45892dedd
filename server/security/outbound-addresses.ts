import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not the public internet (IANA special-purpose registry, multicast). */
const special4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Within the global unicast IPv6 addresses: protocol assignments, examples, 6to4. */
const special6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const;

const special = new BlockList();
for (const [net, bits] of special4) special.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of special6) special.addSubnet(net, bits, 'ipv6');

/** All IPv6 that is routed in public; addresses that carry an IPv4 one inside lie outside it. */
const unicast6 = new BlockList();
unicast6.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an address, as the system or `URL` writes it, is an ordinary one of the public internet:
 * not private, loopback, link-local, multicast, shared, reserved, nor an IPv4 one in disguise.
 */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !special.check(address, 'ipv4');
  if (kind === 6) return unicast6.check(address, 'ipv6') && !special.check(address, 'ipv6');
  return false;
}
