import type { Context } from 'hono';
import type { ApiEnv } from './dependencies.ts';

/**
 * The client's address. Behind a trusted proxy it is the last one in `X-Forwarded-For`, which the
 * proxy added; a visitor can forge those before it.
 */
export function visitorAddress(c: Context<ApiEnv>, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : '';
  return forwarded || c.env?.address || 'unknown';
}
