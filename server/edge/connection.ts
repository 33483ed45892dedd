import type { Socket } from 'node:net';
import { KEEP_ALIVE_S } from './http-message.ts';
import type { KeptPages } from './kept-pages.ts';
import type { ToOrigin } from './messages.ts';
import { type PlainGet, readPlainGet } from './request-head.ts';
import type { Together } from './together.ts';

type Bytes = Buffer<ArrayBuffer>;

type Options = {
  pages: KeptPages;
  together: Together;
  tell: (message: ToOrigin, transfer?: ArrayBuffer[]) => void;
};

/**
 * Who reads the requests of a connection: the edge; the origin until it has answered one request,
 * while nothing more is read; or the origin for good.
 */
type Reader = 'edge' | 'origin, once' | 'origin';

/** A second more than clients are told: one that asks at the last moment still gets an answer. */
const KEEP_ALIVE_MS = (KEEP_ALIVE_S + 1) * 1_000;

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
  /** What others wait for this one to bring. */
  #asking: string | undefined;
  /** Whether its request waits for what another one is to bring. */
  #waiting = false;

  constructor(id: number, socket: Socket, options: Options) {
    this.#id = id;
    this.#socket = socket;
    this.#options = options;
    socket.setTimeout(KEEP_ALIVE_MS);
    socket.on('data', (bytes) => this.#read(bytes as Bytes));
    socket.on('end', () => this.#ended());
    socket.on('timeout', () => this.#timeout());
    socket.on('drain', () => this.#drained());
    socket.on('error', () => socket.destroy()); // a client that went: told by `close`
    socket.once('close', () => this.#closed());
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
    this.#brought();
    this.#goOn();
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

  /** Closes a connection without a request; the origin closes those it knows of. */
  release(): void {
    if (!this.#opened && !this.#waiting) this.close();
  }

  #read(bytes: Bytes): void {
    const request = this.#reader === 'edge' ? readPlainGet(bytes) : undefined;
    if (!request) {
      this.#reader = 'origin';
      this.#relay(bytes);
    } else if (!this.#answered(request) && this.#isFirst(request, bytes)) {
      this.#reader = 'origin, once';
      this.#relay(bytes);
    }
  }

  #answered(request: PlainGet): boolean {
    const answer = this.#options.pages.answer(request);
    if (answer) this.#answer(answer);
    return answer !== undefined;
  }

  /** Of the requests for a page that was at hand and is out of date, one asks the origin for all. */
  #isFirst(request: PlainGet, bytes: Bytes): boolean {
    if (!this.#options.pages.has(request.path)) return true;
    const key = `${request.path} ${request.accept}`;
    const isFirst = this.#options.together.isFirst(key, () => this.#again(request, bytes));
    this.#waiting = !isFirst;
    if (isFirst) this.#asking = key;
    else this.#wait();
    return isFirst;
  }

  #again(request: PlainGet, bytes: Bytes): void {
    this.#waiting = false;
    if (this.#socket.destroyed) return;
    if (this.#reader === 'edge' && this.#answered(request)) {
      this.#goOn();
    } else {
      if (this.#reader === 'edge') this.#reader = 'origin, once';
      this.#relay(bytes);
    }
  }

  /** Reads nothing more, for as long as it takes to answer. */
  #wait(): void {
    this.#socket.setTimeout(0);
    this.#socket.pause();
  }

  #goOn(): void {
    this.#socket.setTimeout(KEEP_ALIVE_MS);
    this.#socket.resume();
  }

  /** Those that waited for what this one asked find it, or ask themselves. */
  #brought(): void {
    const key = this.#asking;
    this.#asking = undefined;
    if (key !== undefined) this.#options.together.done(key);
  }

  /** A client that takes nothing is not read from either. */
  #answer(answer: Buffer): void {
    if (!this.#socket.write(answer)) this.#socket.pause();
  }

  #drained(): void {
    if (this.#reader === 'edge') this.#socket.resume();
  }

  #relay(bytes: Bytes): void {
    this.#open();
    this.#wait();
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

  #closed(): void {
    if (this.#opened) this.#tell({ kind: 'close', id: this.#id });
    this.#brought();
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
