import { ByteCache } from './byte-cache.ts';
import { type Encoding, encoded, encodingFor, isWorthCompressing } from './encoding.ts';
import { type Described, notModified, type Sent, whole } from './negotiation.ts';

/** Something that can be sent; its ETag is known before its bytes are read. */
export type Deliverable = Described & { bytes: () => Promise<Buffer> };

/** Room for recent requests; the edge keeps the pages that are requested often. */
const CACHE_BYTES = 2 * 1024 * 1024;
const QUALITY = 6;
const bodies = new ByteCache(CACHE_BYTES);

/** The uncompressed bytes of something, cached while there is room. */
export const plainBytes = ({ etag, bytes }: Deliverable): Promise<Buffer> =>
  bodies.get(etag, bytes);

/** The bytes of something in an encoding, cached while there is room. */
export async function bytesIn(encoding: Encoding, etag: string, plain: Buffer): Promise<Buffer> {
  if (encoding === 'identity') return plain;
  return bodies.get(`${etag} ${encoding}`, () => encoded(plain, encoding, QUALITY));
}

/** The bytes of something in an encoding; `size` is that of the uncompressed bytes. */
export type Variant = { encoding: Encoding; bytes: Buffer; size: number };

/** Called with every body that is sent in full. */
type Watch = (variant: Variant) => void;

async function sent({ headers, method }: Request, item: Deliverable, watch?: Watch): Promise<Sent> {
  const known = notModified(headers.get('If-None-Match') ?? undefined, item);
  if (known) return known;
  const plain = await plainBytes(item);
  const accept = headers.get('Accept-Encoding') ?? undefined;
  const compressible = isWorthCompressing(item.headers['content-type'], plain.length);
  const encoding = encodingFor(accept, compressible);
  const bytes = await bytesIn(encoding, item.etag, plain);
  watch?.({ encoding, bytes, size: plain.length });
  const answer = whole(item, encoding, bytes);
  return method === 'HEAD' ? { ...answer, bytes: null } : answer;
}

/** Answers GET and HEAD: 304 for what the client has, otherwise in the encoding it prefers. */
export async function deliver(
  request: Request,
  item: Deliverable,
  watch?: Watch,
): Promise<Response> {
  const { status, headers, bytes } = await sent(request, item, watch);
  return new Response(bytes as Uint8Array<ArrayBuffer> | null, { status, headers });
}
