import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { BadSetting } from './env.ts';

type Headers = Record<string, string>;

type Fetch = (request: Request, env: { address?: string }) => Response | Promise<Response>;

/** An answer that is ready to go out; without bytes it has no body. */
type Ready = { status: number; headers: Headers; bytes: Buffer | null };

/** What answers requests: `fetch` all of them, `atOnce` before it those it has an answer for. */
type Site = { fetch: Fetch; atOnce?: (request: IncomingMessage) => Ready | undefined };

/** Slow and silent connections are let go of before they add up. */
const timeouts = {
  headersTimeout: 5_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 1_000,
  // A request without a host is refused by the application, whose answers carry the headers.
  requireHostHeader: false,
};

const refusals: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers what never becomes a request, unless an answer went out there already. */
const refuse = (headers: Headers) => (error: NodeJS.ErrnoException, socket: Duplex) => {
  if (!socket.writable || (socket as Socket).bytesWritten > 0) return socket.destroy();
  const status = refusals[error.code ?? ''] ?? '400 Bad Request';
  const all = Object.entries({ ...headers, 'Content-Length': '0', Connection: 'close' });
  const lines = all.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return socket.end(`HTTP/1.1 ${status}\r\n${lines}\r\n`, () => socket.destroy());
};

/** Sends what is ready as it is; all else goes the whole way, with these headers to begin with. */
function listener({ fetch, atOnce }: Site, hostname: string, headers: Headers) {
  const known = Object.entries(headers);
  const all = getRequestListener(
    (request, env) =>
      hasHost(env) ? fetch(request, addressOf(env)) : new Response(null, { status: 400 }),
    { hostname },
  );
  return (request: IncomingMessage, response: ServerResponse): void => {
    const ready = atOnce?.(request);
    if (ready) {
      response.writeHead(ready.status, ready.headers).end(ready.bytes);
      return;
    }
    for (const [name, value] of known) response.setHeader(name, value);
    void all(request, response);
  };
}

/**
 * Listens, and resolves when it does. Throws `BadSetting` when the port cannot be had.
 *
 * @param headers those of answers that do not come from `fetch`, to what is hardly HTTP.
 */
export function listen(
  site: Site,
  host: string,
  port: number,
  headers: Headers = {},
): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(timeouts, listener(site, host, headers));
    server.on('clientError', refuse(headers));
    server.once('listening', () => resolve(server));
    server.once('error', (error: NodeJS.ErrnoException) => reject(reasonOf(error, host, port)));
    server.listen(port, host);
  });
}

/** Every request of HTTP/1.1 names its host (RFC 9112 §3.2). */
const hasHost = (env: unknown): boolean => {
  const { incoming } = env as { incoming?: IncomingMessage };
  return incoming?.httpVersion !== '1.1' || incoming.headers.host !== undefined;
};

const addressOf = (env: unknown): { address?: string } => {
  const { incoming } = env as { incoming?: { socket?: { remoteAddress?: string } } };
  const address = incoming?.socket?.remoteAddress;
  return address ? { address } : {};
};

function reasonOf(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new BadSetting(`Port ${port} is in use; set PORT to another one.`);
  }
  if (error.code === 'EACCES') return new BadSetting(`Port ${port} may not be used by this user.`);
  return new BadSetting(`HOST ${host} cannot be listened on (${error.code ?? error.message}).`);
}

const NOTICE_MS = 100;
const SWEEP_MS = 50;
const GRACE_MS = 8_000;

/**
 * Stops without cutting a request: what is sent when this is called is still taken, answers from
 * then on ask clients to let go, and after a moment nothing new is taken. Resolves when those under
 * way are answered; lets go of what is left after 8 s.
 */
export async function stopListening(server: Server): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  await delay(NOTICE_MS);
  const impatience = setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref();
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(impatience);
  clearInterval(sweep);
}
