import { Hono } from 'hono';
import type { ApiEnv } from './dependencies.ts';
import { ownerOnly } from './owner.ts';
import { Problem } from './problem.ts';

/** Routes of the contract that this version does not serve yet; they say so. */
export const pendingRoutes = () => {
  const notYet = () => {
    throw new Problem(501, 'This is not available in this version.');
  };
  return new Hono<ApiEnv>()
    .post('/certificates/resolve', ownerOnly, notYet)
    .get('/certificates/:id/verification', notYet);
};
