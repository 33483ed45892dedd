import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { ApiEnv } from './dependencies.ts';

const GROUPS = 8;
const NETWORK = 4;

const groupsIn = (half: string) => half.split(':').filter((group) => group !== '');

/**
 * The network of an IPv6 address, `2001:db8:0:1::/64`, because whoever has one address has all
 * those of its network; any other address as it is.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address) || /^::ffff:/i.test(address)) return address;
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
  const forwarded = trustProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : '';
  return networkOf(forwarded || c.env?.address || 'unknown');
}
