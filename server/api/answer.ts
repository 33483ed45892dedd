import type { Context } from 'hono';
import { contentHash } from '../content-hash.ts';
import { cacheTagHeader } from './cache-tag.ts';
import { Problem } from './problem.ts';
import { repeatName } from './repeats.ts';

/** The version of an answer that is made from more than one document. */
export const versionOf = (value: unknown): string => contentHash(JSON.stringify(value));

/**
 * Whether a header names a version. A weak tag counts as well: a version tells the stored value, and
 * proxies that compress answers make its tag weak.
 */
const isListed = (header: string | undefined, tag: string) =>
  header?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag || one.trim() === '*') ??
  false;

type AnswerOptions = {
  /** What the answer depends on, for example `posts` or `posts/<id>`. */
  tags?: readonly string[];
  /** The version to send as ETag, when it is known better than by the body. */
  version?: string;
  status?: 200 | 201;
  headers?: Record<string, string>;
};

/** A JSON answer with its ETag; 304 when the asker has it already. */
export const answer = (c: Context, value: unknown, options: AnswerOptions = {}): Response =>
  answerText(c, JSON.stringify(value), 'application/json', options);

/** As it is, or as bytes in UTF-8. */
type Text = string | Uint8Array<ArrayBuffer>;

type KnownAs = { version: string; tags: readonly string[] };

/**
 * A JSON answer whose version is known before it is made: it is not made for who has it already, nor
 * for who asks by HEAD what version it is.
 */
export async function answerKnown(
  c: Context,
  known: KnownAs,
  make: () => Text | Promise<Text>,
): Promise<Response> {
  const unread = c.req.method === 'HEAD' || isHeld(c, `"${known.version}"`);
  const text = unread ? '' : await make();
  return answerText(c, text, 'application/json', known);
}

/** Whether the asker has this version already. */
const isHeld = ({ req }: Context, etag: string): boolean =>
  (req.method === 'GET' || req.method === 'HEAD') && isListed(req.header('If-None-Match'), etag);

/** A text of some type with its ETag; 304 when the asker has it already. */
export function answerText(
  c: Context,
  text: Text,
  type: string,
  { tags, version = contentHash(text), status = 200, headers = {} }: AnswerOptions = {},
): Response {
  const etag = `"${version}"`;
  const all = {
    ETag: etag,
    ...(tags && { [cacheTagHeader]: tags.join(',') }),
    'Cache-Control': 'no-cache',
    Vary: 'Authorization, X-Owner-Token',
    ...headers,
  };
  if (isHeld(c, etag)) return c.body(null, 304, all);
  return c.body(text, status, { ...all, 'Content-Type': type });
}

/**
 * Throws 412 when the request was made for another version than the stored one; not where one that
 * may have been sent before finds what it asks for stored already (RFC 9110 §13.1.1).
 */
export function checkIfMatch(
  c: Context,
  version: string | undefined,
  isStored: () => boolean = () => false,
): void {
  const header = c.req.header('If-Match');
  if (header === undefined) return;
  if (version !== undefined && isListed(header, `"${version}"`)) return;
  if (repeatName(c) !== undefined && isStored()) return;
  throw new Problem(412, 'This was changed meanwhile, in another tab or on another device.');
}

export type Check = (entry: { version: string }) => void;

/** The check that a removal is still of the version the request was made for. */
export const unchanged =
  (c: Context): Check =>
  ({ version }) =>
    checkIfMatch(c, version);
