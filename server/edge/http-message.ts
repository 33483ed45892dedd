import type { Sent } from '../site/negotiation.ts';
import { unpooledCopy } from '../unpooled.ts';

/** How long a connection stays open without a request, as clients are told, in seconds. */
export const KEEP_ALIVE_S = 5;

/**
 * For the statuses of cached pages. Importing the list of `node:http` would take 27 ms of each
 * start.
 */
const reasons: Record<number, string> = {
  200: 'OK',
  301: 'Moved Permanently',
  304: 'Not Modified',
  404: 'Not Found',
};

const DATE = 'Date: ';

/**
 * An HTTP/1.1 answer as bytes, for a connection that is kept alive. Its date is given in whole
 * seconds since 1970.
 */
export class HttpMessage {
  #second: number;
  #bytes: Buffer;
  #isLent = false;
  readonly #dateAt: number;

  constructor({ status, headers, bytes }: Sent, second: number) {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const begin = `HTTP/1.1 ${status} ${reasons[status] ?? ''}\r\n${lines.join('')}${DATE}`;
    const end = `\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_S}\r\n\r\n`;
    const head = Buffer.from(begin + dateOf(second) + end, 'latin1');
    this.#bytes = bytes ? unpooledCopy(head, bytes) : head;
    this.#dateAt = begin.length;
    this.#second = second;
  }

  get length(): number {
    return this.#bytes.length;
  }

  /** The answer's bytes until it is dated anew; callers must not change them. */
  get bytes(): Buffer {
    return this.#bytes;
  }

  /** Dates the answer with this second. */
  at(second: number): this {
    if (second !== this.#second) this.#date(second);
    return this;
  }

  /** Says that these bytes are still being sent: a new date leaves them as they are. */
  lend(): void {
    this.#isLent = true;
  }

  #date(second: number): void {
    if (this.#isLent) this.#bytes = unpooledCopy(this.#bytes);
    this.#isLent = false;
    this.#second = second;
    this.#bytes.write(dateOf(second), this.#dateAt, 'latin1');
  }
}

const dateOf = (second: number) => new Date(second * 1_000).toUTCString();
