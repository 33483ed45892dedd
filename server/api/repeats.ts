import type { Context, MiddlewareHandler } from 'hono';
import { contentHash } from '../content-hash.ts';
import type { ApiEnv } from './dependencies.ts';

/** How many answers are kept for those who did not get theirs, and of what length at most. */
const KEPT = 50;
const KEPT_BYTES = 1024 * 1024;

const CREATED = 201;
const REMOVED = 204;
const MISSING = 404;
const CHANGED = 412;

/** What was asked for, in short, and when by the clock of who asked; 0 where that is not told. */
type Asked = { sent: string; at: number };
type Kept = { status: number; headers: Headers; body: ArrayBuffer | null } & Asked;

/** What created or removed something; all else may be done again. */
async function keptOf(response: Response, asked: Asked): Promise<Kept | null> {
  const { status } = response;
  if (status !== CREATED && status !== REMOVED) return null;
  const body = status === REMOVED ? null : await response.clone().arrayBuffer();
  if (body && body.byteLength > KEPT_BYTES) return null;
  return { status, headers: new Headers(response.headers), body, ...asked };
}

/** The name a client gives what it may have to send again, for want of an answer. */
export const repeatName = (c: Context): string | undefined => c.req.header('Idempotency-Key');

const namesCreation = (c: Context<ApiEnv>): boolean =>
  c.req.method === 'POST' && c.req.header('If-Match') === undefined && c.get('owner');

/** Whether the answer there is serves: nothing is asked for anew, or by what was overtaken. */
const serves = (kept: Kept, { sent, at }: Asked): boolean =>
  kept.status === REMOVED || kept.sent === sent || at < kept.at;

type Send = (request: Request, bindings: ApiEnv['Bindings']) => Promise<Response> | Response;

/**
 * Gives what was created the words it is sent with by now, answered as its creation; null where it
 * was changed or deleted since.
 */
async function withOtherWords(c: Context<ApiEnv>, created: Kept, send: Send) {
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

/** What was answered before, and whom to tell what is answered now; nobody where the former serves. */
type Turn =
  | { before: Kept; settle: null }
  | { before: Kept | null; settle: (kept: Kept | null) => void };

/** The answers that are kept, each by a name; who asks under one waits for whoever did before. */
function createAnswers() {
  const answers = new Map<string, Promise<Kept | null>>();
  const begin = (name: string) => {
    const { promise, resolve } = Promise.withResolvers<Kept | null>();
    answers.set(name, promise);
    for (const old of [...answers.keys()].slice(0, -KEPT)) answers.delete(old);
    return (kept: Kept | null) => {
      if (!kept && answers.get(name) === promise) answers.delete(name);
      resolve(kept);
    };
  };
  return async function turn(name: string, asked: Asked): Promise<Turn> {
    const last = answers.get(name);
    const before = (await last) ?? null;
    if (answers.get(name) !== last) return turn(name, asked);
    if (before && serves(before, asked)) return { before, settle: null };
    return { before, settle: begin(name) };
  };
}

/**
 * Creates, or removes, once what the owner sends twice under the same `Idempotency-Key`, because the
 * first answer was lost: the second time gets that answer. Where it was sent with other words the
 * second time, what was created gets those. What was refused is tried anew, by one at a time. A key
 * may end in `;` and the moment it was sent, in milliseconds.
 *
 * @param send how a request gets to the API
 */
export function createOnce(send: Send): MiddlewareHandler<ApiEnv> {
  const turn = createAnswers();
  return async (c, next) => {
    const key = repeatName(c);
    if (!key || !namesCreation(c)) return next();
    const [name, at = 0] = key.split(';');
    const asked = { sent: contentHash(new Uint8Array(await c.req.arrayBuffer())), at: Number(at) };
    const { before, settle } = await turn(`${c.req.path} ${name}`, asked);
    if (!settle) return new Response(before.body, before);
    try {
      const other = before && (await withOtherWords(c, before, send));
      if (other) c.res = other;
      else await next();
    } finally {
      settle((await keptOf(c.res, asked)) ?? before);
    }
  };
}
