import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import net from 'node:net';

/** Records every connection this process opens, and its target. */
export function watchSockets() {
  const sockets: string[] = [];
  const { connect } = net.Socket.prototype;
  net.Socket.prototype.connect = function (this: net.Socket, ...args: unknown[]) {
    this.once('connect', () => sockets.push(`${this.remoteAddress}:${this.remotePort}`));
    return (connect as (...all: unknown[]) => net.Socket).apply(this, args);
  } as typeof connect;
  return { sockets, release: () => Object.assign(net.Socket.prototype, { connect }) };
}

/** A server that redirects as the request says. */
export async function redirecting(): Promise<{ server: Server; host: string }> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://a');
    response
      .writeHead(Number(searchParams.get('s')), {
        Location: Buffer.from(searchParams.get('to') ?? '').toString('latin1'),
      })
      .end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}
