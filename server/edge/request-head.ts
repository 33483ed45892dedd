/** The parts of a plain GET that decide its answer. */
export type PlainGet = { path: string; accept: string | undefined; known: string | undefined };

/** In bytes. Longer requests, which no browser sends, are left to the full HTTP parser. */
const LONGEST = 8_192;

/** One complete request without a body, in the syntax of RFC 9112 §3 and §5. */
const plainGet =
  /^GET (\/[!-~]*) HTTP\/1\.1\r\n(?:[\w!#$%&'*+.^`|~-]+:[\t -~\x80-\xff]*\r\n)+\r\n$/;

/** A host as nearly every client sends it; others are left to the full HTTP parser. */
const plainHost = /^[\w.-]+(:\d+)?$/;

const keepsAlive = (connection: string | undefined) =>
  connection === undefined || connection.toLowerCase() === 'keep-alive';

/** Heads read before: browsers of a kind send the same bytes for the same page. */
const remembered = new Map<string, PlainGet>();
const MOST_REMEMBERED = 500;
const LONGEST_REMEMBERED = 1_024;

function remember(text: string, request: PlainGet): void {
  if (text.length > LONGEST_REMEMBERED) return;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(text, request);
}

/**
 * Parses a plain GET: exactly one complete request for a path, by a client that keeps its
 * connection. Returns undefined for all else, valid or not, which is left to the full HTTP parser.
 */
export function readPlainGet(bytes: Buffer): PlainGet | undefined {
  if (bytes.length > LONGEST) return undefined;
  const text = bytes.toString('latin1');
  const known = remembered.get(text);
  if (known) return known;
  const request = parsed(text);
  if (request) remember(text, request);
  return request;
}

function parsed(text: string): PlainGet | undefined {
  const path = plainGet.exec(text)?.[1];
  if (path === undefined) return undefined;
  const found = decidingHeaders(text);
  if (!found || !plainHost.test(found.host ?? '') || !keepsAlive(found.connection))
    return undefined;
  return { path, accept: found.accept, known: found.known };
}

/** Headers that decide which page is sent; each may occur once. */
type Deciding = Partial<Record<'host' | 'connection' | 'accept' | 'known', string>>;

/** The deciding headers. Null when one occurs twice, or another rules out a plain GET. */
function decidingHeaders(head: string): Deciding | null {
  const found: Deciding = {};
  for (let from = head.indexOf('\r\n') + 2; from < head.length - 2; ) {
    const colon = head.indexOf(':', from);
    const end = head.indexOf('\r\n', colon);
    const key = keyOf(head.slice(from, colon).toLowerCase());
    if (key === null || (key && found[key] !== undefined)) return null;
    if (key) found[key] = head.slice(colon + 1, end).trim();
    from = end + 2;
  }
  return found;
}

/** What a header decides; null for one that rules out a plain GET. */
function keyOf(name: string): keyof Deciding | null | undefined {
  switch (name) {
    case 'host':
    case 'connection':
      return name;
    case 'accept-encoding':
      return 'accept';
    case 'if-none-match':
      return 'known';
    case 'content-length':
    case 'transfer-encoding':
    case 'expect':
    case 'upgrade':
      return null;
    default:
      return undefined;
  }
}
