import type { Encoding } from './encoding.ts';

/** What of an answer is known before its bytes are read. */
export type Described = {
  status?: number;
  /** Strong, in quotes. */
  etag: string;
  headers: Record<string, string>;
};

/** An answer as it goes out; without bytes it has no body. */
export type Sent = { status: number; headers: Record<string, string>; bytes: Buffer | null };

const variantTag = (etag: string, encoding: Encoding) =>
  encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`;

/** The tag under which a client has this version, in whatever encoding it got it; else undefined. */
function knownTag(ifNoneMatch: string, etag: string): string | undefined {
  const encodings: Encoding[] = ['identity', 'br', 'gzip'];
  const variants = encodings.map((encoding) => variantTag(etag, encoding));
  const asked = ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return asked.includes('*') ? etag : asked.find((tag) => variants.includes(tag));
}

const common = ({ headers, etag }: Described) => ({
  ...headers,
  ETag: etag,
  Vary: 'Accept-Encoding',
});

/**
 * The answer to a client that has this very version; undefined for others.
 *
 * @param known the request's `If-None-Match`.
 */
export function notModified(known: string | undefined, item: Described): Sent | undefined {
  if (known === undefined || (item.status ?? 200) !== 200) return undefined;
  const tag = knownTag(known, item.etag);
  return tag ? { status: 304, headers: { ...common(item), ETag: tag }, bytes: null } : undefined;
}

/** The answer that brings the bytes of one encoding. */
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
