import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { messagesByField } from '../../src/entities/entity.ts';
import { isRecord } from '../../src/entities/spelling.ts';
import { Problem } from './problem.ts';

/** Refuses bodies of more than so many bytes with 413. */
export const atMost = (bytes: number, detail = 'That is too large.') =>
  bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new Problem(413, detail);
    },
  });

/** What anyone may send, signed in or not, is small. */
export const smallBody = atMost(32 * 1024);

/** The JSON object a request carries. Throws 415 for another type and 400 for what is not one. */
export async function jsonBody(c: Context): Promise<Record<string, unknown>> {
  const type = c.req.header('Content-Type') ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) {
    throw new Problem(415, 'Please send JSON (Content-Type: application/json).');
  }
  const body = await parsed(c);
  if (!isRecord(body)) throw new Problem(400, 'Please send a JSON object.');
  return body;
}

async function parsed(c: Context): Promise<unknown> {
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(400, 'The request is not valid JSON.');
  }
}

/** The value as its schema has it. Throws 422 with a message for each field that is not valid. */
export function valid<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw notValid(result.issues);
}

/** The refusal of a value that is not valid: 422, with a message for each field. */
export function notValid(issues: readonly v.BaseIssue<unknown>[]): Problem {
  const errors = messagesByField(issues);
  return new Problem(422, Object.values(errors).join(' '), { errors });
}
