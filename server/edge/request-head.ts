/** What of a plain GET decides its answer. */
export type PlainGet = { path: string; accept: string | undefined; known: string | undefined };

/** Longer ones than any browser sends are looked at by a whole HTTP parser. */
const LONGEST = 8_192;

/** One whole request without a body, every line of it as RFC 9112 §3 and §5 have it. */
const plainGet =
  /^GET (\/[!-~]*) HTTP\/1\.1\r\n((?:[\w!#$%&'*+.^`|~-]+:[\t -~\x80-\xff]*\r\n)+)\r\n$/;

/** A host as nearly every client sends it; what looks otherwise is looked at more closely. */
const plainHost = /^[\w.-]+(:\d+)?$/;

/** Headers that decide the answer to a page: which may come once. */
const deciding = new Set(['host', 'accept-encoding', 'if-none-match', 'connection']);

/** Headers of requests that have a body, or want more than an answer. */
const unfit = new Set(['content-length', 'transfer-encoding', 'expect', 'upgrade']);

/** The headers that decide, by name in small letters; null when one is unfit or comes twice. */
function decidingHeaders(lines: string): Map<string, string> | null {
  const found = new Map<string, string>();
  for (let from = 0; from < lines.length; ) {
    const colon = lines.indexOf(':', from);
    const end = lines.indexOf('\r\n', colon);
    const name = lines.slice(from, colon).toLowerCase();
    if (unfit.has(name) || found.has(name)) return null;
    if (deciding.has(name)) found.set(name, lines.slice(colon + 1, end).trim());
    from = end + 2;
  }
  return found;
}

/**
 * Reads a plain GET: exactly one request, whole, for a path, by a client that keeps its connection.
 * Gives undefined for all else, valid or not: that is for a whole HTTP parser.
 */
export function readPlainGet(bytes: Buffer): PlainGet | undefined {
  if (bytes.length > LONGEST) return undefined;
  const [, path = '', lines = ''] = plainGet.exec(bytes.toString('latin1')) ?? [];
  const headers = path && decidingHeaders(lines);
  if (!headers || !plainHost.test(headers.get('host') ?? '')) return undefined;
  if ((headers.get('connection') ?? 'keep-alive').toLowerCase() !== 'keep-alive') return undefined;
  return { path, accept: headers.get('accept-encoding'), known: headers.get('if-none-match') };
}
