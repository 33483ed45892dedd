import type { Context } from 'hono';
import type { ApiEnv } from './dependencies.ts';

/**
 * The address a request came from. Behind a proxy that is trusted, the last address the proxy
 * added; what a visitor may have written before it counts for nothing.
 */
export function visitorAddress(c: Context<ApiEnv>, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : '';
  return forwarded || c.env?.address || 'unknown';
}
