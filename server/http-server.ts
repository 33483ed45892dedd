import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';

type Headers = Record<string, string>;

/** An application: answers a request, from an address if that is known. */
export type Fetch = (request: Request, env: { address?: string }) => Response | Promise<Response>;

/** Slow and silent connections are closed before they add up. */
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

/** Answers what is not a valid request, unless something was already sent. */
const refuse = (headers: Headers) => (error: NodeJS.ErrnoException, socket: Duplex) => {
  if (!socket.writable || (socket as Socket).bytesWritten > 0) return socket.destroy();
  const status = refusals[error.code ?? ''] ?? '400 Bad Request';
  const all = Object.entries({ ...headers, 'Content-Length': '0', Connection: 'close' });
  const lines = all.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return socket.end(`HTTP/1.1 ${status}\r\n${lines}\r\n`, () => socket.destroy());
};

/**
 * An HTTP server for an application, on connections that are passed to it.
 *
 * @param hostname used when a request names no host.
 * @param headers for answers that do not come from `fetch`, such as those to invalid requests.
 * @param options `overrideGlobalObjects: false` where others need the platform's own `Response`.
 */
export function httpServer(
  fetch: Fetch,
  hostname: string,
  headers: Headers = {},
  options: { overrideGlobalObjects?: boolean } = {},
): Server {
  const known = Object.entries(headers);
  const answer = getRequestListener(
    (request, env) =>
      namesOneHost(env) ? fetch(request, addressOf(env)) : new Response(null, { status: 400 }),
    { hostname, ...options },
  );
  const server = createServer(timeouts, (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of known) response.setHeader(name, value);
    void answer(request, response);
  });
  return server.on('clientError', refuse(headers));
}

/** Every request of HTTP/1.1 names its host, and none names two (RFC 9112 §3.2). */
const namesOneHost = (env: unknown): boolean => {
  const { incoming } = env as { incoming?: IncomingMessage };
  const hosts = incoming?.headersDistinct.host?.length ?? 0;
  return hosts === 1 || (hosts === 0 && incoming?.httpVersion !== '1.1');
};

const addressOf = (env: unknown): { address?: string } => {
  const { incoming } = env as { incoming?: { socket?: { remoteAddress?: string } } };
  const address = incoming?.socket?.remoteAddress;
  return address ? { address } : {};
};
