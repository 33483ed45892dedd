import type { Context, MiddlewareHandler } from 'hono';
import { contentHash } from '../content-hash.ts';
import type { ApiEnv } from './dependencies.ts';
import { type Asked, CREATED, type Kept, keptAnswers, keptOf } from './kept-answers.ts';
import { Problem } from './problem.ts';

const MISSING = 404;
const CHANGED = 412;

/** The key a client gives a request that it may have to send again. */
export const idempotencyKey = (c: Context): string | undefined => c.req.header('Idempotency-Key');

/** Who sends what is carried out once; null for a request that is not kept. */
type SenderOf = (c: Context<ApiEnv>) => string | null;

/** The owner, who creates or removes something. */
export const creatingOwner: SenderOf = (c) =>
  c.req.method === 'POST' && c.req.header('If-Match') === undefined && c.get('owner')
    ? 'owner'
    : null;

/** Refuses a request that was delayed, so that its client does not take its words for stored. */
function refuseOlder(before: Kept | null, { at }: Asked): void {
  if (before && at < before.at) throw new Problem(409, olderWords);
}

const olderWords =
  'Newer words are stored already: these were sent at an earlier time. ' +
  'If that is not so, set the clock of this device, then save again.';

type Send = (request: Request, bindings: ApiEnv['Bindings']) => Promise<Response> | Response;

/**
 * Updates the entry that was created to the content now sent, answered as a creation. Null when the
 * entry was changed or deleted since.
 */
async function updateCreated(c: Context<ApiEnv>, created: Kept, send: Send) {
  const to = created.headers.get('Location');
  if (!to) return null;
  const headers = new Headers(c.req.raw.headers);
  headers.set('If-Match', created.headers.get('ETag') ?? '');
  const update = { method: 'PUT', headers, body: await c.req.arrayBuffer() };
  const answer = await send(new Request(new URL(to, c.req.url), update), c.env);
  if (answer.status === CHANGED || answer.status === MISSING) return null;
  if (!answer.ok) return answer;
  const told = new Headers(answer.headers);
  told.set('Location', to);
  return new Response(answer.body, { status: CREATED, headers: told });
}

/**
 * Carries out once what one sender sends twice under the same `Idempotency-Key` because the first
 * answer was lost: the second request gets that answer, and nobody else does. A refused request is
 * tried again, one at a time. A key may end in `;` and the time of sending, in milliseconds.
 *
 * @param send passes a request to the API, to update the created entry when the content of the
 * second request differs, unless it was sent earlier: that is refused. Without it, other content is
 * carried out as a request of its own.
 */
export function idempotent(senderOf: SenderOf, send?: Send): MiddlewareHandler<ApiEnv> {
  const turn = keptAnswers();
  return async (c, next) => {
    const key = idempotencyKey(c);
    const sender = key ? senderOf(c) : null;
    if (!key || sender === null) return next();
    const [name, at = 0] = key.split(';');
    const asked = { sent: contentHash(new Uint8Array(await c.req.arrayBuffer())), at: Number(at) };
    const { before, settle } = await turn(JSON.stringify([c.req.path, sender, name]), asked);
    if (!settle) return new Response(before.body, before);
    try {
      if (send) refuseOlder(before, asked);
      const other = before && send && (await updateCreated(c, before, send));
      if (other) c.res = other;
      else await next();
    } finally {
      settle((await keptOf(c.res, asked)) ?? before);
    }
  };
}
