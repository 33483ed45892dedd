import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServerProcess } from '../server-process.ts';

const isOpen = (socket: Socket) => !socket.destroyed && !socket.closed;

/** Opens connections that send next to nothing; returns how many the server has not closed. */
export async function slow({ address }: ServerProcess, connections: number, kinds: number) {
  const { hostname, port } = new URL(address);
  const sockets = Array.from({ length: connections }, (_, n) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {}); // the server is meant to close it
    socket.resume();
    if (n % kinds > 0) socket.write('POST /api/contact HTTP/1.1\r\nHost: a\r\n');
    if (n % kinds > 1)
      socket.write('Content-Type: application/json\r\nContent-Length: 999\r\n\r\n{');
    return socket;
  });
  const end = performance.now() + 40_000;
  while (sockets.some(isOpen) && performance.now() < end) await delay(200);
  const left = sockets.filter(isOpen).length;
  for (const socket of sockets) socket.destroy();
  return { connections, left };
}
