import type { Context } from 'hono';
import { versionTag } from '../../src/lib/version-tag.ts';
import { contentHash } from '../content-hash.ts';
import { listedTag } from '../entity-tags.ts';
import { isRead } from '../is-read.ts';
import { cacheTagHeader } from './cache-tag.ts';
import type { ApiEnv } from './dependencies.ts';

type AnswerOptions = {
  /** What the answer depends on, for example `posts` or `posts/<id>`. */
  tags?: readonly string[];
  /** The stored version it is known by; by default it is known by a hash of its body. */
  version?: string;
  status?: 200 | 201;
  headers?: Record<string, string>;
};

/** A JSON answer with its ETag, or 304 when the client already has it. */
export const answer = (c: Context<ApiEnv>, value: unknown, options: AnswerOptions = {}): Response =>
  answerText(c, JSON.stringify(value), 'application/json', options);

/** A string, or its bytes in UTF-8. */
type Text = string | Uint8Array<ArrayBuffer>;

const texts = new WeakMap<Response, Text>();

/** The text of an answer made in this process, so that nobody here need decode its body. */
export function textOf(response: Response): string | undefined {
  const text = texts.get(response);
  return text === undefined || typeof text === 'string' ? text : utf8.decode(text);
}

const utf8 = new TextDecoder();

type KnownAs = { version: string; tags: readonly string[] };

/**
 * A JSON answer whose version is known before its body. The body is not made for HEAD, nor for a
 * client that already has it.
 */
export async function answerKnown(
  c: Context<ApiEnv>,
  known: KnownAs,
  make: () => Text | Promise<Text>,
): Promise<Response> {
  const unread = c.req.method === 'HEAD' || isHeld(c, versionTag(known.version, c.get('build')));
  const text = unread ? '' : await make();
  return answerText(c, text, 'application/json', known);
}

/** Whether the client already has this version. */
const isHeld = ({ req }: Context<ApiEnv>, etag: string): boolean =>
  isRead(req.method) && listedTag(req.header('If-None-Match'), [etag]) !== undefined;

/** An answer of any type with its ETag, or 304 when the client already has it. */
export function answerText(
  c: Context<ApiEnv>,
  text: Text,
  type: string,
  { tags, version, status = 200, headers = {} }: AnswerOptions = {},
): Response {
  const etag =
    version === undefined ? `"${contentHash(text)}"` : versionTag(version, c.get('build'));
  const all = {
    ETag: etag,
    ...(tags && { [cacheTagHeader]: tags.join(',') }),
    'Cache-Control': 'no-cache',
    Vary: 'Authorization, X-Owner-Token',
    ...headers,
  };
  if (isHeld(c, etag)) return c.body(null, 304, all);
  const response = c.body(text, status, { ...all, 'Content-Type': type });
  texts.set(response, text);
  return response;
}
