import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a body is compressed, as HTTP names it; `identity` is not at all. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Whether bodies of a type get smaller by compression. */
export const isCompressible = (type: string): boolean =>
  /^(text\/|application\/(javascript|json|xml|rss\+xml|manifest\+json)|image\/svg)/.test(type);

const SMALLEST = 512;

/** Whether a body of a type and size gets so much smaller that it is sent compressed. */
export const isWorthCompressing = (type: string | undefined, size: number): boolean =>
  size >= SMALLEST && type !== undefined && isCompressible(type);

const weightOf = (part: string): [name: string, weight: number] => {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const q = parameters.find((text) => text.startsWith('q='))?.slice(2);
  return [name, q === undefined ? 1 : Number(q) || 0];
};

type Weights = { br: number; gzip: number; plain: number };

/** Parsed `Accept-Encoding` headers: clients send only a few different ones. */
const weighed = new Map<string, Weights>();
const MOST_WEIGHED = 100;

/** A client's preference for each encoding. */
function weightsIn(accept: string): Weights {
  const known = weighed.get(accept);
  if (known) return known;
  const weights = new Map(accept.split(',').map(weightOf));
  const weight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const found = { br: weight('br'), gzip: weight('gzip'), plain: weights.get('identity') ?? 0 };
  if (weighed.size < MOST_WEIGHED) weighed.set(accept, found);
  return found;
}

/**
 * The encoding a client prefers (RFC 9110 §12.5.3); among equals the one that compresses best.
 *
 * @param compressible whether the body is worth compressing.
 */
export function encodingFor(accept: string | undefined, compressible: boolean): Encoding {
  if (!accept || !compressible) return 'identity';
  const { br, gzip, plain } = weightsIn(accept);
  if (Math.max(br, gzip) === 0 || plain > Math.max(br, gzip)) return 'identity';
  return br >= gzip ? 'br' : 'gzip';
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** 64 KiB, as a power of two. */
const SMALLEST_WINDOW = 16;
/** The size of all but few pages, in bytes. */
const USUAL_SIZE = 256 * 1024;
/** Brotli's best qualities need all of a text in sight; others hardly do. */
const THOROUGH = 10;

/**
 * Brotli's window, as a power of two: the whole body, but no more than the default, which takes
 * longer and saves no byte. For a page of usual size 64 KiB: it gets at most 2 % larger, and the
 * work needs a quarter of a MiB instead of two, which the system may take longer to provide than
 * brotli to compress.
 */
function windowFor(size: number, quality: number): number {
  if (quality < THOROUGH && size <= USUAL_SIZE) return SMALLEST_WINDOW;
  const whole = Math.ceil(Math.log2(size)) + 1;
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(SMALLEST_WINDOW, whole));
}

/** @param quality from 1 to 11, as brotli counts it. */
export async function encoded(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return gzipped(body, { level: Math.min(9, quality) });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length, quality),
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
