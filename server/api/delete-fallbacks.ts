import { type Context, Hono } from 'hono';
import { jsonBody } from './body.ts';
import type { ApiEnv } from './dependencies.ts';
import { type Check, unchanged } from './if-match.ts';
import { ownerOnly } from './owner.ts';
import { Problem } from './problem.ts';

type Remove = (id: string, check: Check) => Promise<void>;

const textId = (id: unknown): string => {
  if (typeof id === 'string' && id !== '') return id;
  if (typeof id === 'number') return String(id);
  throw new Problem(422, 'Please say which entry to delete.', { errors: { id: 'Missing id' } });
};

/**
 * The other forms of DELETE that clients behind restrictive proxies try in turn (spec 1 §7): id in
 * the query, POST to `delete`, POST to `{id}/delete`, id in the body.
 */
export function deleteFallbacks(remove: Remove) {
  const removed = async (c: Context, id: unknown) => {
    await remove(textId(id), unchanged(c));
    return new Response(null, { status: 204 });
  };
  return new Hono<ApiEnv>()
    .delete('/', ownerOnly, async (c) => {
      const asked = c.req.query('id');
      if (asked !== undefined) return removed(c, asked);
      return removed(c, (await jsonBody(c)).id);
    })
    .post('/delete', ownerOnly, async (c) => removed(c, (await jsonBody(c)).id))
    .post('/:id/delete', ownerOnly, async (c) => removed(c, c.req.param('id')));
}
