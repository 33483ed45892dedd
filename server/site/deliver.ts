import { ByteCache } from './byte-cache.ts';
import { encoded, encodingFor } from './encoding.ts';

/** Something that can be sent: known by its ETag before its bytes are read. */
export type Deliverable = {
  status?: number;
  /** Strong, in quotes. */
  etag: string;
  size?: number;
  headers: Record<string, string>;
  bytes: () => Promise<Buffer>;
};

const CACHE_BYTES = 48 * 1024 * 1024;
const QUALITY = 6;
const bodies = new ByteCache(CACHE_BYTES);

const variantTag = (etag: string, encoding: string) =>
  encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`;

/** The tag under which a client has this version, in whatever encoding it got it; else undefined. */
function knownTag(ifNoneMatch: string | null, etag: string): string | undefined {
  const variants = ['identity', 'br', 'gzip'].map((encoding) => variantTag(etag, encoding));
  const asked = (ifNoneMatch ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return asked.includes('*') ? etag : asked.find((tag) => variants.includes(tag));
}

/** Answers GET and HEAD: 304 for what the client has, else compressed as the client takes it. */
export async function deliver(request: Request, item: Deliverable): Promise<Response> {
  const { status = 200, etag } = item;
  const headers = { ...item.headers, ETag: etag, Vary: 'Accept-Encoding' };
  const known = knownTag(request.headers.get('If-None-Match'), etag);
  if (status === 200 && known) {
    return new Response(null, { status: 304, headers: { ...headers, ETag: known } });
  }
  const body = await bodies.get(etag, item.bytes);
  const accept = request.headers.get('Accept-Encoding') ?? undefined;
  const encoding = encodingFor(accept, item.headers['content-type'] ?? '', body.length);
  const bytes =
    encoding === 'identity'
      ? body
      : await bodies.get(`${etag} ${encoding}`, () => encoded(body, encoding, QUALITY));
  const sent = {
    ...headers,
    ETag: variantTag(etag, encoding),
    'Content-Length': String(bytes.length),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  };
  const content = request.method === 'HEAD' ? null : new Uint8Array(bytes);
  return new Response(content, { status, headers: sent });
}
