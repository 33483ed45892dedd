import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { messagesByField } from '../../src/entities/entity.ts';
import { isRecord } from '../../src/entities/spelling.ts';
import { isRead } from '../is-read.ts';
import { Problem } from './problem.ts';

/** Whether the headers alone tell that a request has no body, or one within the limit. */
function isToldWithin({ req }: Context, bytes: number): boolean {
  if (req.header('Transfer-Encoding') !== undefined) return false;
  const length = req.header('Content-Length');
  if (length !== undefined) return Number(length) <= bytes;
  return isRead(req.method);
}

/** Refuses larger bodies with 413. Bodies are not touched when the headers tell enough. */
export function atMost(bytes: number, detail = 'That is too large.'): MiddlewareHandler {
  const limited = bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new Problem(413, detail);
    },
  });
  return (c, next) => (isToldWithin(c, bytes) ? next() : limited(c, next));
}

/** The limit for requests that need no sign-in. */
export const smallBody = atMost(32 * 1024);

function requireType({ req }: Context, types: RegExp, detail: string): void {
  if (!types.test(req.header('Content-Type') ?? '')) throw new Problem(415, detail);
}

/** The JSON object a request carries. Throws 415 for another type and 400 for what is not one. */
export async function jsonBody(c: Context): Promise<Record<string, unknown>> {
  requireType(
    c,
    /^application\/(?:[\w.+-]+\+)?json\b/i,
    'Please send JSON (Content-Type: application/json).',
  );
  const body = await parsed(c);
  if (!isRecord(body)) throw new Problem(400, 'Please send a JSON object.');
  return body;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * What the JSON says; bytes that are not UTF-8 are refused, because they would be stored changed.
 */
async function parsed(c: Context): Promise<unknown> {
  const bytes = await c.req.arrayBuffer();
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw new Problem(400, 'The request is not valid JSON.');
  }
}

/** The form a request carries. Throws 415 for another type and 400 for what cannot be read. */
export async function formBody(c: Context, types: RegExp, wanted: string) {
  requireType(c, types, wanted);
  try {
    return await c.req.parseBody();
  } catch {
    throw new Problem(400, 'The form cannot be read.');
  }
}

/**
 * The value as its schema parses it. Throws 422 with a message for each field that is not valid.
 */
export function valid<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw notValid(result.issues);
}

/** The refusal of a value that is not valid: 422, with a message for each field. */
export function notValid(issues: readonly v.BaseIssue<unknown>[]): Problem {
  const errors = messagesByField(issues);
  return new Problem(422, [...new Set(Object.values(errors))].join(' '), { errors });
}
