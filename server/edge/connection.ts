import type { Socket } from 'node:net';
import { unpooledCopy } from '../unpooled.ts';
import { Client } from './client.ts';
import { OriginLink, type TellOrigin } from './origin-link.ts';
import type { PageCache } from './page-cache.ts';
import type { RequestCoalescer } from './request-coalescer.ts';
import { type PlainGet, readPlainGet } from './request-head.ts';
import { Turn } from './turn.ts';

type Options = {
  pages: PageCache;
  coalescer: RequestCoalescer;
  tell: TellOrigin;
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
  readonly #client: Client;
  readonly #options: Options;
  readonly #origin: OriginLink;
  readonly #turn: Turn;
  #reader: Reader = 'edge';

  constructor(id: number, accepted: Socket, options: Options) {
    const client = new Client(accepted, {
      read: (bytes) => this.#read(bytes),
      ended: () => this.#ended(),
      drained: () => this.#drained(),
      closed: () => this.#closed(),
    });
    this.#id = id;
    this.#client = client;
    this.#options = options;
    this.#origin = new OriginLink(id, () => client.address, options.tell);
    this.#turn = new Turn(options.coalescer);
  }

  /** Sends what the origin answers. */
  send(bytes: Uint8Array): void {
    const { length } = bytes;
    this.#client.send(bytes, () => this.#origin.sent(length));
  }

  /** The origin is ready for more of what the client sends. */
  taken(): void {
    if (this.#reader === 'origin') this.#client.readOn();
  }

  /** The origin has answered every request. */
  idle(): void {
    if (this.#reader === 'origin, once') this.#reader = 'edge';
    this.#turn.done();
    this.#client.goOn();
  }

  end(): void {
    this.#client.end();
  }

  /** Closes once everything is sent, or after the keep-alive time. */
  close(): void {
    this.#client.close();
  }

  /** Gives the connection to the origin for good. */
  handOver(): void {
    this.#reader = 'origin';
  }

  /** Closes a connection without a request; the origin closes those it knows of. */
  release(): void {
    if (!this.#origin.isOpen && !this.#turn.isWaiting) this.close();
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
    if (answer) this.#client.answer(answer);
    return answer !== undefined;
  }

  /** Of several requests for a cached page that is out of date, one asks the origin for all. */
  #isFirst(request: PlainGet, bytes: Buffer): boolean {
    if (!this.#options.pages.has(request.path)) return true;
    const key = `${request.path} ${request.accept}`;
    const own = unpooledCopy(bytes);
    const isFirst = this.#turn.isFirst(key, () => this.#again(request, own));
    if (!isFirst) this.#client.wait();
    return isFirst;
  }

  #again(request: PlainGet, bytes: Buffer<ArrayBuffer>): void {
    if (this.#client.isGone) return;
    if (this.#reader === 'edge' && this.#answered(request)) {
      this.#client.goOn();
    } else {
      if (this.#reader === 'edge') this.#reader = 'origin, once';
      this.#relay(bytes);
    }
  }

  #drained(): void {
    if (this.#reader === 'edge' && !this.#turn.isWaiting) this.#client.readOn();
  }

  /** Relays bytes that are nobody else's. */
  #relay(bytes: Buffer<ArrayBuffer>): void {
    this.#client.wait();
    this.#origin.relay(bytes);
  }

  #ended(): void {
    if (this.#origin.isOpen) this.#origin.over('end');
    else this.#client.end();
  }

  #closed(): void {
    this.#origin.over('close');
    this.#turn.done();
    this.#options.closed(this.#id);
  }
}
