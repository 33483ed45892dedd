import { listedTag } from '../entity-tags.ts';
import type { Encoding } from './encoding.ts';

/** What is known of an answer before its bytes are read. */
export type Described = {
  status?: number;
  /** Strong, in quotes. */
  etag: string;
  headers: Record<string, string>;
};

/** An answer ready to be sent; without bytes it has no body. */
export type Sent = { status: number; headers: Record<string, string>; bytes: Buffer | null };

const variantTag = (etag: string, encoding: Encoding) =>
  encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`;

/** The tag under which a client has this version, in whichever encoding; undefined for none. */
const knownTag = (ifNoneMatch: string, etag: string): string | undefined =>
  listedTag(ifNoneMatch, [etag, variantTag(etag, 'br'), variantTag(etag, 'gzip')]);

const common = ({ headers, etag }: Described) => ({
  ...headers,
  ETag: etag,
  Vary: 'Accept-Encoding',
});

/**
 * The answer to a client that has this version already; undefined for others.
 *
 * @param known the request's `If-None-Match`.
 */
export function notModified(known: string | undefined, item: Described): Sent | undefined {
  if (known === undefined || (item.status ?? 200) !== 200) return undefined;
  const tag = knownTag(known, item.etag);
  return tag ? { status: 304, headers: { ...common(item), ETag: tag }, bytes: null } : undefined;
}

/** The answer with the bytes of one encoding. */
export function whole(
  item: Described,
  encoding: Encoding,
  bytes: Buffer,
): Sent & { bytes: Buffer } {
  const headers: Sent['headers'] = {
    ...common(item),
    ETag: variantTag(item.etag, encoding),
    'Content-Length': String(bytes.length),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  };
  return { status: item.status ?? 200, headers, bytes };
}
