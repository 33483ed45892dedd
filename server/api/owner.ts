import type { Context, MiddlewareHandler } from 'hono';
import { notOwner } from '../../src/entities/owner-mode.ts';
import type { OwnerAuth } from '../security/owner-auth.ts';
import type { ApiEnv } from './dependencies.ts';
import { Problem } from './problem.ts';

const bearer = (header: string | undefined) => /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1];

/** The owner token a request carries, in either of its two headers (spec 1 §6). */
export const tokenOf = (c: Context): string | undefined =>
  bearer(c.req.header('Authorization')) ?? c.req.header('X-Owner-Token');

/** Records on every request whether it is the owner's. */
export const recogniseOwner =
  (auth: OwnerAuth): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const token = tokenOf(c);
    c.set('owner', token !== undefined && (await auth.verify(token)) !== null);
    await next();
  };

/** Refuses everyone but the owner with 401. */
export const ownerOnly: MiddlewareHandler<ApiEnv> = async (c, next) => {
  requireOwner(c);
  await next();
};

/** Throws 401 when the request is not the owner's. */
export function requireOwner(c: Context<ApiEnv>): void {
  if (c.get('owner')) return;
  throw new Problem(401, notOwner, {
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
}
