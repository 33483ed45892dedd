import { ByteCache } from './byte-cache.ts';
import { type Encoding, encoded, encodingFor } from './encoding.ts';

/** Something that can be sent: known by its ETag before its bytes are read. */
export type Deliverable = {
  status?: number;
  /** Strong, in quotes. */
  etag: string;
  headers: Record<string, string>;
  bytes: () => Promise<Buffer>;
};

/** Room for some hundred pages, plain and compressed; the others lie on disk. */
const CACHE_BYTES = 16 * 1024 * 1024;
const QUALITY = 6;
const bodies = new ByteCache(CACHE_BYTES);

const variantTag = (etag: string, encoding: string) =>
  encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`;

/** The tag under which a client has this version, in whatever encoding it got it; else undefined. */
function knownTag(ifNoneMatch: string, etag: string): string | undefined {
  const variants = ['identity', 'br', 'gzip'].map((encoding) => variantTag(etag, encoding));
  const asked = ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return asked.includes('*') ? etag : asked.find((tag) => variants.includes(tag));
}

/** What of a request decides how something is sent. */
export type Asked = { method: string; accept?: string | undefined; known?: string | undefined };

/** An answer as it goes out; without bytes it has no body. */
export type Sent = { status: number; headers: Record<string, string>; bytes: Buffer | null };

const common = ({ headers, etag }: Deliverable) => ({
  ...headers,
  ETag: etag,
  Vary: 'Accept-Encoding',
});

function notModified({ known }: Asked, item: Deliverable): Sent | undefined {
  if (known === undefined || (item.status ?? 200) !== 200) return undefined;
  const tag = knownTag(known, item.etag);
  return tag ? { status: 304, headers: { ...common(item), ETag: tag }, bytes: null } : undefined;
}

function whole({ method }: Asked, item: Deliverable, encoding: Encoding, bytes: Buffer): Sent {
  const headers: Sent['headers'] = {
    ...common(item),
    ETag: variantTag(item.etag, encoding),
    'Content-Length': String(bytes.length),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  };
  return { status: item.status ?? 200, headers, bytes: method === 'HEAD' ? null : bytes };
}

const encodingOf = ({ accept }: Asked, { headers }: Deliverable, { length }: Buffer) =>
  encodingFor(accept, headers['content-type'] ?? '', length);

const keyOf = (etag: string, encoding: Encoding) =>
  encoding === 'identity' ? etag : `${etag} ${encoding}`;

/** What answers GET and HEAD, where all of it is at hand; else undefined. */
export function sentAtOnce(asked: Asked, item: Deliverable): Sent | undefined {
  const known = notModified(asked, item);
  if (known) return known;
  const body = bodies.peek(item.etag);
  if (!body) return undefined;
  const encoding = encodingOf(asked, item, body);
  const bytes = bodies.peek(keyOf(item.etag, encoding));
  return bytes && whole(asked, item, encoding, bytes);
}

/** What answers GET and HEAD: 304 for what the client has, else compressed as the client takes it. */
async function sent(asked: Asked, item: Deliverable): Promise<Sent> {
  const known = notModified(asked, item);
  if (known) return known;
  const body = await bodies.get(item.etag, item.bytes);
  const encoding = encodingOf(asked, item, body);
  const make = () => encoded(body, encoding, QUALITY);
  const bytes = encoding === 'identity' ? body : await bodies.get(keyOf(item.etag, encoding), make);
  return whole(asked, item, encoding, bytes);
}

/** Answers GET and HEAD: 304 for what the client has, else compressed as the client takes it. */
export async function deliver(request: Request, item: Deliverable): Promise<Response> {
  const header = (name: string) => request.headers.get(name) ?? undefined;
  const asked = {
    method: request.method,
    accept: header('Accept-Encoding'),
    known: header('If-None-Match'),
  };
  const { status, headers, bytes } = await sent(asked, item);
  return new Response(bytes as Uint8Array<ArrayBuffer> | null, { status, headers });
}
