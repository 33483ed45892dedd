import { connect, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Intake } from './intake.ts';

/** A server that answers each piece with its length, and what it read. */
async function answering(prepare: (accepted: Socket) => void = () => {}) {
  const intakes: Intake[] = [];
  const buffers = new Set<ArrayBufferLike>();
  let read = '';
  const server = createServer({ allowHalfOpen: true }, (accepted) => {
    prepare(accepted);
    const intake = new Intake(accepted, {
      read: (bytes) => {
        read += bytes.toString();
        buffers.add(bytes.buffer);
        intake.socket.write(`${bytes.length};`);
      },
      ended: () => {
        read += '.';
        intake.socket.end();
      },
    });
    intake.socket.on('error', () => {}); // a client may leave without reading its answers
    intakes.push(intake);
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { port, intakes, buffers, read: () => read };
}

/** Sends pieces, each once the one before was answered; returns all that comes back. */
async function converse(port: number, pieces: readonly string[]): Promise<string> {
  const client = connect(port, '127.0.0.1');
  const answer = text(client);
  for (const piece of pieces) {
    const answered = new Promise((resolve) => client.once('data', resolve));
    client.write(piece);
    await answered;
  }
  client.end();
  return answer;
}

/** A client whose first piece, `a`, is read, and the server's side of its connection. */
async function connected() {
  const { port, intakes, read } = await answering();
  const client = connect(port, '127.0.0.1');
  onTestFinished(() => void client.destroy());
  client.write('a');
  await vi.waitUntil(() => read() === 'a');
  return { client, port, intake: intakes[0], read };
}

/** A slow machine is no failure. */
const slow = { timeout: 30_000 };

const withoutHandle = (accepted: Socket) => {
  const { _handle: handle } = accepted as unknown as { _handle: { useUserBuffer: unknown } };
  handle.useUserBuffer = undefined;
};

it.each([
  ['into one buffer for all', undefined, 1],
  ['as Node does, where its handles are not as they are known', withoutHandle, 3],
])('an accepted connection is read %s', async (_how, prepare, buffers) => {
  const server = await answering(prepare);
  expect(await converse(server.port, ['a', 'bcd'])).toBe('1;3;');
  expect(await converse(server.port, ['ef'])).toBe('2;');
  expect(server.read()).toBe('abcd.ef.');
  expect(server.buffers.size).toBe(buffers);
});

it('tells where a connection comes from, and when it is over', async () => {
  const { client, intake, read } = await connected();
  expect(intake?.socket.remoteAddress).toBe('127.0.0.1');
  client.end();
  await vi.waitUntil(() => read() === 'a.');
});

it('holds what comes until it may go on, the end of it last', async () => {
  const { client, intake, read } = await connected();
  intake?.hold();
  client.end('b');
  await vi.waitUntil(() => intake?.socket.readableEnded);
  expect(read()).toBe('a');
  intake?.goOn();
  intake?.goOn();
  expect(read()).toBe('ab.');
});

it('holds what came as it was, whatever comes over other connections meanwhile', async () => {
  const { client, port, intake, read } = await connected();
  intake?.hold();
  client.write('b');
  await vi.waitUntil(() => intake?.socket.bytesRead === 2);
  expect(await converse(port, ['c'])).toBe('1;');
  intake?.goOn();
  expect(read()).toBe('ac.b');
});

it('stops reading from a client that goes on sending while it is held', async () => {
  const { client, intake, read } = await connected();
  intake?.hold();
  client.write('b'.repeat(20_000_000));
  await vi.waitUntil(() => intake?.socket.isPaused(), slow);
  expect(client.writableLength).toBeGreaterThan(0);
  intake?.goOn();
  await vi.waitUntil(() => read().length === 20_000_001, slow);
});
