import { hash, randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { collections } from '../../src/entities/collections.ts';
import { contactMessageSchema } from '../../src/entities/contact-message.ts';
import { trapField } from '../../src/entities/contact-rules.ts';
import { RateLimiter } from '../security/rate-limiter.ts';
import { answer } from './answer.ts';
import { jsonBody, smallBody, valid } from './body.ts';
import type { ApiDependencies, ApiEnv } from './dependencies.ts';
import { idempotencyKey, idempotent, nameIn } from './idempotency.ts';
import { unchanged } from './if-match.ts';
import { ownerOnly } from './owner.ts';
import { Problem } from './problem.ts';
import { visibleEntries } from './visible-entries.ts';
import { visitorAddress } from './visitor-address.ts';

const PER_ADDRESS = 5;
const ALTOGETHER = 100;

/**
 * The id of a message: the same when it is sent again under its key, so that it is kept once also
 * when the server was restarted meanwhile.
 */
function messageId(key: string | undefined, sender: string, message: unknown): string {
  return key === undefined
    ? randomUUID()
    : hash('sha256', JSON.stringify([nameIn(key), sender, message])).slice(0, 32);
}

/**
 * Messages to the owner: anyone may send one, and again if the answer was lost, which keeps it
 * once; only the owner reads and deletes them.
 */
export function contactRoutes({ store, now, trustProxy }: ApiDependencies) {
  const messages = store.collection('messages');
  const attempts = new RateLimiter(PER_ADDRESS, ALTOGETHER);
  const sender = (c: Context<ApiEnv>) => visitorAddress(c, trustProxy);
  return new Hono<ApiEnv>()
    .post('/', smallBody, idempotent(sender), async (c) => {
      const raw = await jsonBody(c);
      const message = valid(contactMessageSchema, raw);
      const wait = await attempts.take(sender(c));
      if (wait > 0) {
        throw new Problem(429, 'Too many messages from here. Please write again later.', {
          headers: { 'Retry-After': String(wait) },
        });
      }
      const createdAt = new Date(now()).toISOString();
      if (raw[trapField]) return c.json({ createdAt }, 201, { 'Cache-Control': 'no-store' });
      const id = messageId(idempotencyKey(c), sender(c), message);
      const { value } = await messages.put(id, (kept) => kept?.value ?? { ...message, createdAt });
      return c.json({ createdAt: value.createdAt }, 201, { 'Cache-Control': 'no-store' });
    })
    .get('/', ownerOnly, (c) => {
      const entries = visibleEntries(messages, collections.messages, true);
      return answer(
        c,
        entries.map(({ id, value }) => ({ ...value, id })),
        { tags: ['messages'] },
      );
    })
    .delete('/:id', ownerOnly, async (c) => {
      const id = c.req.param('id');
      if (!messages.has(id)) throw new Problem(404, 'There is no such message.');
      await messages.remove(id, unchanged(c));
      return c.body(null, 204);
    });
}
