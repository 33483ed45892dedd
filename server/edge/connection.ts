import type { Socket } from 'node:net';
import { KEEP_ALIVE_S } from './http-message.ts';
import type { ToOrigin } from './messages.ts';
import { type PlainGet, readPlainGet } from './request-head.ts';

type Options = {
  answer: (request: PlainGet) => Buffer | undefined;
  tell: (message: ToOrigin, transfer?: ArrayBuffer[]) => void;
};

/**
 * Who reads the requests of a connection: the edge; the origin until it has answered one request,
 * while nothing more is read; or the origin for good.
 */
type Reader = 'edge' | 'origin, once' | 'origin';

const KEEP_ALIVE_MS = KEEP_ALIVE_S * 1_000;

/** How long a client may take nothing at all of what it is being sent. */
const STALLED_MS = 30_000;

/** A client's connection: answered here where a page is at hand, else relayed to the origin. */
export class Connection {
  readonly #id: number;
  readonly #socket: Socket;
  readonly #options: Options;
  #reader: Reader = 'edge';
  /** Whether the origin knows of it. */
  #opened = false;

  constructor(id: number, socket: Socket, options: Options) {
    this.#id = id;
    this.#socket = socket;
    this.#options = options;
    socket.setTimeout(KEEP_ALIVE_MS);
    socket.on('data', (bytes) => this.#read(bytes as Buffer<ArrayBuffer>));
    socket.on('end', () => this.#ended());
    socket.on('timeout', () => this.#timeout());
    socket.on('drain', () => this.#drained());
    socket.on('error', () => socket.destroy()); // a client that went: told by `close`
    socket.once('close', () => this.#opened && this.#tell({ kind: 'close', id }));
  }

  /** Sends what the origin answers. */
  send(bytes: Uint8Array): void {
    const { length } = bytes;
    this.#socket.write(bytes, () => this.#tell({ kind: 'sent', id: this.#id, length }));
  }

  /** The origin takes more of what the client sends. */
  taken(): void {
    if (this.#reader === 'origin') this.#socket.resume();
  }

  /** The origin has answered every request. */
  idle(): void {
    if (this.#reader === 'origin, once') this.#reader = 'edge';
    this.#socket.setTimeout(KEEP_ALIVE_MS);
    this.#socket.resume();
  }

  end(): void {
    this.#socket.end();
  }

  /** Closes once what was sent is out, or after a moment. */
  close(): void {
    this.#socket.setTimeout(KEEP_ALIVE_MS);
    this.#socket.destroySoon();
  }

  /** Gives the connection to the origin for good. */
  handOver(): void {
    this.#reader = 'origin';
  }

  /** Closes a connection that the origin knows nothing of. */
  release(): void {
    if (!this.#opened) this.close();
  }

  #read(bytes: Buffer<ArrayBuffer>): void {
    if (this.#reader === 'edge') {
      const request = readPlainGet(bytes);
      const answer = request && this.#options.answer(request);
      if (answer) {
        this.#answer(answer);
        return;
      }
      this.#reader = request ? 'origin, once' : 'origin';
    }
    this.#relay(bytes);
  }

  /** A client that takes nothing is not read from either. */
  #answer(answer: Buffer): void {
    if (!this.#socket.write(answer)) this.#socket.pause();
  }

  #drained(): void {
    if (this.#reader === 'edge') this.#socket.resume();
  }

  #relay(bytes: Buffer<ArrayBuffer>): void {
    this.#open();
    this.#socket.setTimeout(0);
    this.#socket.pause();
    this.#tell({ kind: 'data', id: this.#id, bytes }, [bytes.buffer]);
  }

  #open(): void {
    if (this.#opened) return;
    this.#opened = true;
    this.#tell({ kind: 'open', id: this.#id, address: this.#socket.remoteAddress });
  }

  #ended(): void {
    if (this.#opened) this.#tell({ kind: 'end', id: this.#id });
    else this.#socket.end();
  }

  #timeout(): void {
    const { writableLength, timeout } = this.#socket;
    if (writableLength > 0 && timeout === KEEP_ALIVE_MS) this.#socket.setTimeout(STALLED_MS);
    else this.#socket.destroy();
  }

  #tell(message: ToOrigin, transfer?: ArrayBuffer[]): void {
    this.#options.tell(message, transfer);
  }
}
