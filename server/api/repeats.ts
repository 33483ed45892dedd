import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv } from './dependencies.ts';

/** How many answers are kept for those who did not get theirs, and of what length at most. */
const KEPT = 50;
const KEPT_BYTES = 1024 * 1024;

const CREATED = 201;
const REMOVED = 204;

type Kept = { status: number; headers: Headers; body: ArrayBuffer | null };

/** What created or removed something; all else may be done again. */
async function keptOf(response: Response): Promise<Kept | null> {
  const { status } = response;
  if (status !== CREATED && status !== REMOVED) return null;
  const body = status === REMOVED ? null : await response.clone().arrayBuffer();
  if (body && body.byteLength > KEPT_BYTES) return null;
  return { status, headers: new Headers(response.headers), body };
}

/** The name a client gives what it may have to send again, for want of an answer. */
export const repeatName = (c: Context): string | undefined => c.req.header('Idempotency-Key');

/**
 * Creates, or removes, once what the owner sends twice under the same `Idempotency-Key`, because the
 * first answer was lost: the second time gets that answer. What was refused is tried anew, by one at
 * a time.
 */
export function createOnce(): MiddlewareHandler<ApiEnv> {
  const answers = new Map<string, Promise<Kept | null>>();
  return async (c, next) => {
    const key = repeatName(c);
    const creates = c.req.method === 'POST' && c.req.header('If-Match') === undefined;
    if (!key || !creates || !c.get('owner')) return next();
    const name = `${c.req.path} ${key}`;
    for (let begun = answers.get(name); begun; begun = answers.get(name)) {
      const kept = await begun;
      if (kept) return new Response(kept.body, kept);
    }
    const { promise, resolve } = Promise.withResolvers<Kept | null>();
    answers.set(name, promise);
    for (const old of [...answers.keys()].slice(0, -KEPT)) answers.delete(old);
    await next().finally(async () => {
      const kept = await keptOf(c.res);
      if (!kept && answers.get(name) === promise) answers.delete(name);
      resolve(kept);
    });
  };
}
