import { createServer, type IncomingMessage } from 'node:http';
import { Duplex } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlainGet } from './request-head.ts';

const head = (...lines: string[]) => Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');

const plain = (...more: string[]) => head('GET /about HTTP/1.1', 'Host: site', ...more);

/** What a full HTTP parser makes of bytes: the requests in them, or null for invalid ones. */
function parsed(bytes: Buffer): Promise<IncomingMessage[] | null> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request) => requests.push(request));
  const socket = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() });
  return new Promise((resolve) => {
    server.on('clientError', () => resolve(null));
    server.emit('connection', socket);
    socket.push(bytes);
    setImmediate(() => setImmediate(() => resolve(requests)));
  });
}

describe('a plain GET', () => {
  it('is read: its path, the encodings its client takes, and the version it has', () => {
    const request = plain('accept-ENCODING:  br, gzip ', 'If-None-Match: "a"', 'X: é');
    const found = { path: '/about', accept: 'br, gzip', known: '"a"' };
    expect(readPlainGet(request)).toEqual(found);
    expect(readPlainGet(plain('Connection: Keep-Alive'))?.path).toBe('/about');
    expect(readPlainGet(request)).toEqual(found);
  });

  it('is held for who sends the same, but neither without end nor when it is long', () => {
    const long = plain(`A: ${'a'.repeat(2_000)}`);
    const [first, longest] = [readPlainGet(plain()), readPlainGet(long)];
    expect(readPlainGet(plain())).toBe(first);
    expect(readPlainGet(long)).not.toBe(longest);
    for (let n = 0; n < 500; n++) readPlainGet(plain(`X: ${n}`));
    expect(readPlainGet(plain())).not.toBe(first);
    expect(readPlainGet(plain())).toEqual(first);
  });

  it.each([
    ['another method', head('POST /about HTTP/1.1', 'Host: site')],
    ['HEAD', head('HEAD /about HTTP/1.1', 'Host: site')],
    ['an older version of HTTP', head('GET /about HTTP/1.0', 'Host: site')],
    ['a whole address', head('GET http://site/about HTTP/1.1', 'Host: site')],
    ['no host', head('GET /about HTTP/1.1', 'Accept: */*')],
    ['two hosts', plain('Host: other')],
    ['a host that is none', head('GET /about HTTP/1.1', 'Host: a b/c')],
    ['a body', plain('Content-Length: 1')],
    ['a body of chunks', plain('Transfer-Encoding: chunked')],
    ['an announced body', plain('Expect: 100-continue')],
    ['another protocol', plain('Connection: Upgrade', 'Upgrade: websocket')],
    ['a connection that ends', plain('Connection: close')],
    ['a header twice', plain('Accept-Encoding: br', 'Accept-Encoding: gzip')],
    ['a header over two lines', plain('A: b', ' c')],
    ['a space before the colon', plain('A : b')],
    ['a control character', plain('A: \u0001')],
    ['a line that ends otherwise', Buffer.from('GET / HTTP/1.1\nHost: site\n\n')],
    ['a part of a request', plain().subarray(0, -1)],
    ['two requests', Buffer.concat([plain(), plain()])],
    ['something after it', Buffer.concat([plain(), Buffer.from('x')])],
    ['more than any browser sends', plain(`A: ${'a'.repeat(8_192)}`)],
    ['nothing', Buffer.alloc(0)],
  ])('is not: %s', (_what, bytes) => {
    expect(readPlainGet(bytes)).toBeUndefined();
  });

  const name = fc.constantFrom(
    ...['Host', 'host', 'Accept-Encoding', 'If-None-Match', 'Connection', 'Content-Length'],
    ...['Transfer-Encoding', 'Upgrade', 'Cookie', 'X', ' X', 'X ', 'X\t', '', '\u00e9'],
  );
  const value = fc.oneof(
    fc.constantFrom('site', 'site:80', 'br', '"a"', 'keep-alive', 'close', '0', '5', 'chunked'),
    fc.string({ maxLength: 6, unit: 'binary-ascii' }),
  );
  const ending = fc.constantFrom('\r\n', '\r\n', '\r\n', '\r\n', '\r\n', '\n', '\r', '\r\n ');
  const line = fc.tuple(name, fc.constantFrom(':', ':', ': ', ''), value, ending);
  const request = fc
    .record({
      begin: fc.constantFrom(
        ...[
          'GET /',
          'GET /about',
          'GET /about',
          'GET /blog',
          'GET /blog',
          'GET /blog/a',
          'GET /%20',
        ],
        ...['GET /\u0001', 'GET /a b', 'HEAD /', 'GET //', 'GET *'],
      ),
      version: fc.constantFrom(
        ...[' HTTP/1.1\r\n', ' HTTP/1.1\r\n', ' HTTP/1.1\r\n', ' HTTP/1.1\r\n'],
        ...[' HTTP/1.0\r\n', ' HTTP/1.1\n'],
      ),
      host: fc.constantFrom('Host: site\r\n', 'Host: site\r\n', 'Host: site\r\n', ''),
      lines: fc.array(line, { maxLength: 4 }),
      end: fc.constantFrom('\r\n', '\r\n', '\r\n', '', '\n', '\r\nx', '\r\nGET / HTTP/1.1\r\n\r\n'),
    })
    .map(({ begin, version, host, lines, end }) =>
      Buffer.from(
        begin + version + host + lines.map((one) => one.join('')).join('') + end,
        'latin1',
      ),
    );

  it('is taken only for what a full HTTP parser takes for the same, whatever is sent', async () => {
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(request, async (bytes) => {
        const found = readPlainGet(bytes);
        if (!found) return;
        taken += 1;
        const requests = (await parsed(bytes)) ?? [];
        const [{ method, url, httpVersion, headers } = {} as IncomingMessage] = requests;
        expect([requests.length, method, url, httpVersion]).toEqual([1, 'GET', found.path, '1.1']);
        expect(headers['accept-encoding']).toBe(found.accept);
        expect(headers['if-none-match']).toBe(found.known);
        expect(requests[0]?.complete).toBe(true);
      }),
      { numRuns: 2_000 },
    );
    expect(taken).toBeGreaterThan(20);
  });
});
