import { createServer } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { Connection } from './connection.ts';
import { beat } from './heartbeat.ts';
import type { EdgeData, ToEdge, ToOrigin } from './messages.ts';
import { PageCache } from './page-cache.ts';
import { RequestCoalescer } from './request-coalescer.ts';
import { ownThread } from './thread-priority.ts';

/** Room for a few thousand compressed pages. */
const MAX_BYTES = 16 * 1024 * 1024;

/** While the system can open no more, each connection that waits fails again at once. */
const REFUSED_AGAIN_MS = 1_000;

const origin = parentPort;
if (!origin) throw new Error('The edge is a thread of the server.');

const { versions, beats } = workerData as EdgeData;
const tell = (message: ToOrigin, transfer: ArrayBuffer[] = []) =>
  origin.postMessage(message, transfer);
const pages = new PageCache({
  versions,
  maxBytes: MAX_BYTES,
  dropped: ({ path, slot }) => tell({ kind: 'dropped', path, slot }),
});
const coalescer = new RequestCoalescer();
const connections = new Map<number, Connection>();
let connected = 0;
let draining = false;
let listening = true;
let toldOfRefusal = -REFUSED_AGAIN_MS;

const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
  const id = ++connected;
  const connection = new Connection(id, socket, { pages, coalescer, tell, closed });
  connections.set(id, connection);
  if (draining) connection.handOver();
});
server.once('listening', () => {
  const { port } = server.address() as { port: number };
  tell({ kind: 'listening', port, thread: ownThread() });
});
server.on('error', ({ code = '', message }: NodeJS.ErrnoException) => {
  const now = performance.now();
  if (now - toldOfRefusal < REFUSED_AGAIN_MS) return;
  toldOfRefusal = now;
  tell({ kind: 'refused', code, message });
});

function closed(id: number): void {
  connections.delete(id);
  tellIfStopped();
}

function tellIfStopped(): void {
  if (!listening && connections.size === 0) tell({ kind: 'stopped' });
}

function drain(): void {
  draining = true;
  for (const connection of connections.values()) connection.handOver();
}

function stop(): void {
  server.close(() => {
    listening = false;
    tellIfStopped();
  });
  for (const connection of connections.values()) connection.release();
}

function heard(message: ToEdge): void {
  switch (message.kind) {
    case 'listen':
      server.listen(message.port, message.host);
      return;
    case 'page':
      pages.add(message.page, message.encoding, message.bytes);
      return;
    case 'current':
      pages.replace(message.change);
      return;
    case 'drain':
      drain();
      return;
    case 'stop':
      stop();
      return;
    case 'data':
      connections.get(message.id)?.send(message.bytes);
      return;
    default:
      connections.get(message.id)?.[message.kind]();
  }
}

origin.on('message', heard);
beat(beats);
