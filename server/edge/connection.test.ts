import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { Connection } from './connection.ts';
import { RequestCoalescer } from './request-coalescer.ts';

/** A client's connection: what it sends and how it reads is emitted; what it gets is kept. */
class FakeSocket extends EventEmitter {
  readonly got: string[] = [];
  readonly writableLength = 0;
  readonly destroyed = false;
  write(bytes: string): boolean {
    this.got.push(bytes);
    return true;
  }
  setTimeout(): void {}
  resume(): void {}
  ask(path: string): void {
    this.emit('data', Buffer.from(`GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`));
  }
}

/** Connections to an edge that has all pages; those in `outdated` are left to the origin. */
function openEdge() {
  const outdated = new Set<string>();
  const pages = {
    has: () => true,
    answer: ({ path }: { path: string }) =>
      outdated.has(path) ? undefined : { bytes: path, lend: () => {} },
  };
  const options = { pages, coalescer: new RequestCoalescer(), tell: () => {}, closed: () => {} };
  const connect = (id: number) => {
    const socket = new FakeSocket();
    return { socket, connection: new Connection(id, socket as never, options as never) };
  };
  return { outdated, connect };
}

it('a client is answered in the order it asked, however it reads while it waits for a page', () => {
  const { outdated, connect } = openEdge();
  outdated.add('/about');
  const first = connect(1);
  first.socket.ask('/about');
  const { socket } = connect(2);
  for (const path of ['/about', '/']) socket.ask(path);
  socket.emit('drain');
  expect(socket.got).toEqual([]);
  outdated.clear();
  first.connection.idle();
  expect(socket.got).toEqual(['/about', '/']);
});
