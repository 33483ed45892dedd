import type { Socket } from 'node:net';
import { unpooledCopy } from '../unpooled.ts';
import { ClientTimeout } from './client-timeout.ts';
import type { HttpMessage } from './http-message.ts';
import { Intake } from './intake.ts';
import type { ToOrigin } from './messages.ts';
import type { PageCache } from './page-cache.ts';
import type { RequestCoalescer } from './request-coalescer.ts';
import { type PlainGet, readPlainGet } from './request-head.ts';

type Options = {
  pages: PageCache;
  coalescer: RequestCoalescer;
  tell: (message: ToOrigin, transfer?: ArrayBuffer[]) => void;
  /** Called once the connection is closed. */
  closed: (id: number) => void;
};

/**
 * Who reads the requests of a connection: the edge; the origin for one request, with reading paused
 * until it is answered; or the origin for good.
 */
type Reader = 'edge' | 'origin, once' | 'origin';

/** A client's connection: answered here from cached pages, otherwise relayed to the origin. */
export class Connection {
  readonly #id: number;
  readonly #intake: Intake;
  readonly #socket: Socket;
  readonly #timeout: ClientTimeout;
  readonly #options: Options;
  #reader: Reader = 'edge';
  /** Whether the origin knows of it. */
  #opened = false;
  /** The coalescing key under which other connections wait for this one. */
  #asking: string | undefined;
  /** Whether its request waits for another connection's. */
  #waiting = false;

  constructor(id: number, accepted: Socket, options: Options) {
    this.#intake = new Intake(accepted, {
      read: (bytes) => this.#read(bytes),
      ended: () => this.#ended(),
    });
    const { socket } = this.#intake;
    this.#id = id;
    this.#socket = socket;
    this.#options = options;
    this.#timeout = new ClientTimeout(socket);
    socket.on('drain', () => this.#drained());
    socket.on('error', () => socket.destroy()); // the client is gone; `close` follows
    socket.once('close', () => this.#closed());
  }

  /** Sends what the origin answers. */
  send(bytes: Uint8Array): void {
    const { length } = bytes;
    this.#socket.write(bytes, () => this.#sent(length));
    this.#timeout.sending();
  }

  /** The origin is ready for more of what the client sends. */
  taken(): void {
    if (this.#reader === 'origin') this.#intake.goOn();
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

  /** Closes once everything is sent, or after the keep-alive time. */
  close(): void {
    this.#timeout.start();
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

  #read(bytes: Buffer): void {
    const request = this.#reader === 'edge' ? readPlainGet(bytes) : undefined;
    if (!request) {
      this.#reader = 'origin';
      this.#relay(unpooledCopy(bytes));
    } else if (!this.#answered(request) && this.#isFirst(request, bytes)) {
      this.#reader = 'origin, once';
      this.#relay(unpooledCopy(bytes));
    }
  }

  #answered(request: PlainGet): boolean {
    const answer = this.#options.pages.answer(request);
    if (answer) this.#answer(answer);
    return answer !== undefined;
  }

  /** Of several requests for a cached page that is out of date, one asks the origin for all. */
  #isFirst(request: PlainGet, bytes: Buffer): boolean {
    if (!this.#options.pages.has(request.path)) return true;
    const key = `${request.path} ${request.accept}`;
    const own = unpooledCopy(bytes);
    const isFirst = this.#options.coalescer.isFirst(key, () => this.#again(request, own));
    this.#waiting = !isFirst;
    if (isFirst) this.#asking = key;
    else this.#wait();
    return isFirst;
  }

  #again(request: PlainGet, bytes: Buffer<ArrayBuffer>): void {
    this.#waiting = false;
    if (this.#socket.destroyed) return;
    if (this.#reader === 'edge' && this.#answered(request)) {
      this.#goOn();
    } else {
      if (this.#reader === 'edge') this.#reader = 'origin, once';
      this.#relay(bytes);
    }
  }

  #sent(length: number): void {
    this.#timeout.sending();
    this.#tell({ kind: 'sent', id: this.#id, length });
  }

  /** Stops reading until the request is answered, however long that takes. */
  #wait(): void {
    this.#timeout.suspend();
    this.#intake.hold();
  }

  #goOn(): void {
    this.#timeout.start();
    this.#intake.goOn();
  }

  /** Wakes those that waited for this one: they find the page, or ask for it themselves. */
  #brought(): void {
    const key = this.#asking;
    this.#asking = undefined;
    if (key !== undefined) this.#options.coalescer.done(key);
  }

  /** Stops reading from a client that does not read its answers. */
  #answer(answer: HttpMessage): void {
    if (!this.#socket.write(answer.bytes)) this.#intake.hold();
    if (this.#socket.writableLength > 0) answer.lend();
  }

  #drained(): void {
    if (this.#reader === 'edge' && !this.#waiting) this.#intake.goOn();
  }

  /** Relays bytes that are nobody else's. */
  #relay(bytes: Buffer<ArrayBuffer>): void {
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
    this.#options.closed(this.#id);
  }

  #tell(message: ToOrigin, transfer?: ArrayBuffer[]): void {
    this.#options.tell(message, transfer);
  }
}
