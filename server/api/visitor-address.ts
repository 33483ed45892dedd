import { isIP, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { ApiEnv } from './dependencies.ts';

const GROUPS = 8;
const NETWORK = 4;

const groupsIn = (half: string) => half.split(':').filter((group) => group !== '');

/** Before an IPv4 address in the form of IPv6. */
const mapped = /^::ffff:/i;
/** The same where the address follows in its own form, not in hexadecimal digits. */
const mappedDotted = /^::ffff:(?=\d+\.)/i;

/** An address without the port and the brackets that some proxies add; empty if it is none. */
function addressIn(forwarded: string): string {
  const [, inBrackets, withPort] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(forwarded) ?? [];
  const address = inBrackets ?? withPort ?? forwarded;
  return isIP(address) === 0 ? '' : address;
}

/**
 * The network of an IPv6 address, `2001:db8:0:1::/64`, because whoever has one address has all
 * those of its network; any other address as it is, an IPv4 address in its own form.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address) || mapped.test(address)) return address.replace(mappedDotted, '');
  const [head = '', tail = ''] = address.split('::');
  const [first, last] = [groupsIn(head), groupsIn(tail)];
  const zeros = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => '0');
  const network = [...first, ...zeros, ...last].slice(0, NETWORK);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/**
 * Where a request comes from, for counting. Behind a trusted proxy it is the last address in
 * `X-Forwarded-For`, which the proxy added; a visitor can forge those before it.
 */
export function visitorAddress(c: Context<ApiEnv>, trustProxy: boolean): string {
  const last = trustProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : '';
  return networkOf(addressIn(last ?? '') || c.env?.address || 'unknown');
}
