import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { ClientTimeout, KEEP_ALIVE_MS, STALLED_MS } from './client-timeout.ts';

class FakeSocket extends EventEmitter {
  timeout = 0;
  writableLength = 0;
  destroyed = false;
  setTimeout(ms: number): this {
    this.timeout = ms;
    return this;
  }
  destroy(): this {
    this.destroyed = true;
    return this;
  }
}

const opened = () => {
  const socket = new FakeSocket();
  return { socket, timeout: new ClientTimeout(socket as never) };
};

it('a client that asks for nothing is closed', () => {
  const { socket } = opened();
  expect(socket.timeout).toBe(KEEP_ALIVE_MS);
  socket.emit('timeout');
  expect(socket.destroyed).toBe(true);
});

it('a client that waits for its answer has no limit, until it asks again', () => {
  const { socket, timeout } = opened();
  timeout.suspend();
  expect(socket.timeout).toBe(0);
  timeout.start();
  expect(socket.timeout).toBe(KEEP_ALIVE_MS);
});

it('a client that does not read the answer it waits for is closed', () => {
  const { socket, timeout } = opened();
  timeout.suspend();
  socket.writableLength = 1;
  timeout.sending();
  expect(socket.timeout).toBe(STALLED_MS);
  socket.emit('timeout');
  expect(socket.destroyed).toBe(true);
});

it('a client that has read all of the answer so far may wait for the rest', () => {
  const { socket, timeout } = opened();
  timeout.suspend();
  socket.writableLength = 1;
  timeout.sending();
  socket.writableLength = 0;
  timeout.sending();
  expect(socket.timeout).toBe(0);
});

it('a client that still reads when it should ask has longer', () => {
  const { socket } = opened();
  socket.writableLength = 1;
  socket.emit('timeout');
  expect(socket.destroyed).toBe(false);
  expect(socket.timeout).toBe(STALLED_MS);
});
