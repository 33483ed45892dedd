import type { Context, MiddlewareHandler } from 'hono';
import { changedStatus } from '../../src/lib/changed-status.ts';
import { contentHash } from '../content-hash.ts';
import type { ApiEnv } from './dependencies.ts';
import { type Asked, CREATED, type Kept, keptAnswers, keptOf } from './kept-answers.ts';
import { type Creations, creationKey, keptOfCreation } from './kept-creations.ts';
import { Problem } from './problem.ts';

const MISSING = 404;

/** The key a client gives a request that it may have to send again. */
export const idempotencyKey = (c: Context): string | undefined => c.req.header('Idempotency-Key');

/** A key without the time of sending. */
export const nameIn = (key: string): string => key.split(';')[0] ?? '';
const timeIn = (key: string): number => Number(key.split(';')[1] ?? 0);

/** Who sends what is carried out once; null for a request that is not kept. */
type SenderOf = (c: Context<ApiEnv>) => string | null;

/** The owner, who creates or removes something. */
export const creatingOwner: SenderOf = (c) =>
  c.req.method === 'POST' && c.req.header('If-Match') === undefined && c.get('owner')
    ? 'owner'
    : null;

/** Refuses a request that was delayed, so that its client does not take its words for stored. */
function refuseOlder(before: Kept, { sent, at }: Asked): void {
  if (sent !== before.sent && at < before.at) throw new Problem(409, olderWords);
}

const olderWords =
  'Newer words are stored already: these were sent at an earlier time. ' +
  'If that is not so, set the clock of this device, then save again.';

type Send = (request: Request, bindings: ApiEnv['Bindings']) => Promise<Response> | Response;

/** The request for the entry that was created: to read it, or to update it to what is now sent. */
async function requestOf(c: Context, created: Kept, { sent }: Asked): Promise<Request> {
  const to = new URL(created.headers.get('Location') ?? '', c.req.url);
  const headers = new Headers(c.req.raw.headers);
  if (created.sent === sent) return new Request(to, { headers });
  headers.set('If-Match', created.headers.get('ETag') ?? '');
  return new Request(to, { method: 'PUT', headers, body: await c.req.arrayBuffer() });
}

/**
 * The entry that was created, updated to the content now sent, answered as a creation. Null when
 * the entry was deleted since, or changed and other content is sent.
 */
async function createdAgain(c: Context<ApiEnv>, created: Kept, asked: Asked, send: Send) {
  const to = created.headers.get('Location');
  if (!to) return null;
  refuseOlder(created, asked);
  const answer = await send(await requestOf(c, created, asked), c.env);
  if (answer.status === changedStatus || answer.status === MISSING) return null;
  if (!answer.ok) return answer;
  const told = new Headers(answer.headers);
  told.set('Location', to);
  return new Response(answer.body, { status: CREATED, headers: told });
}

type Options = {
  /**
   * Passes a request to the API, to update the created entry when the content of the second request
   * differs, unless it was sent earlier: that is refused. Without it, other content is carried out
   * as a request of its own.
   */
  send?: Send;
  /** The entries that an earlier run of the server created. */
  creations?: Creations | undefined;
};

/** Notes what is to be created in answer to a request. */
function noteCreation(c: Context<ApiEnv>, creations: Creations, key: string, asked: Asked): void {
  c.set('storing', ({ id, version }) => {
    const to = `${c.req.path}/${encodeURIComponent(id)}`;
    return creations.note({ key, to, etag: `"${version}"`, ...asked });
  });
}

/** Notes the newer content of what was created. */
async function noteUpdate({ headers }: Response, creations: Creations, key: string, asked: Asked) {
  const [to, etag] = [headers.get('Location'), headers.get('ETag')];
  if (to && etag) await creations.note({ key, to, etag, ...asked });
}

/**
 * Answers with the entry that was created under a name before, if any, else creates it.
 *
 * @returns the answer to keep: none for an entry that was only read, because it may have been
 * changed since by someone whose words are not to be replaced.
 */
async function carryOut(
  c: Context<ApiEnv>,
  next: () => Promise<void>,
  { name, before, asked }: { name: string; before: Kept | null; asked: Asked },
  { send, creations }: Options,
): Promise<Kept | null> {
  const key = creationKey(name);
  const noted = creations?.find(key);
  const created = before ?? (noted && keptOfCreation(noted));
  const again = created && send && (await createdAgain(c, created, asked, send));
  if (!again && creations) noteCreation(c, creations, key, asked);
  if (again) c.res = again;
  else await next();
  if (again && created.sent === asked.sent) return null;
  if (again?.ok && creations) await noteUpdate(again, creations, key, asked);
  return keptOf(c.res, asked);
}

/**
 * Carries out once what one sender sends twice under the same `Idempotency-Key` because the first
 * answer was lost: the second request gets that answer, and nobody else does. A refused request is
 * tried again, one at a time. A key may end in `;` and the time of sending, in milliseconds.
 */
export function idempotent(senderOf: SenderOf, options: Options = {}): MiddlewareHandler<ApiEnv> {
  const turn = keptAnswers();
  return async (c, next) => {
    const sent = idempotencyKey(c);
    const sender = sent ? senderOf(c) : null;
    if (!sent || sender === null) return next();
    const asked = {
      sent: contentHash(new Uint8Array(await c.req.arrayBuffer())),
      at: timeIn(sent),
    };
    const name = JSON.stringify([c.req.path, sender, nameIn(sent)]);
    const { before, settle } = await turn(name, asked);
    if (!settle) return new Response(before.body, before);
    let kept: Kept | null = null;
    try {
      kept = await carryOut(c, next, { name, before, asked }, options);
    } finally {
      settle(kept ?? before);
    }
  };
}
