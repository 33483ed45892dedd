import { heldCopy } from '../held-bytes.ts';
import type { Sent } from '../site/negotiation.ts';

/** How long a connection without a request stays open: what clients are told, in seconds. */
export const KEEP_ALIVE_S = 5;

/** Of the pages that are kept. The list of `node:http` would bring all of it: 27 ms of each start. */
const reasons: Record<number, string> = {
  200: 'OK',
  301: 'Moved Permanently',
  304: 'Not Modified',
  404: 'Not Found',
};

const DATE = 'Date: ';

/**
 * An answer of HTTP/1.1 as bytes, over a connection that stays. Its date is given in whole seconds
 * since 1970.
 */
export class HttpMessage {
  #second: number;
  #bytes: Buffer;
  readonly #dateAt: number;

  constructor({ status, headers, bytes }: Sent, second: number) {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const begin = `HTTP/1.1 ${status} ${reasons[status] ?? ''}\r\n${lines.join('')}${DATE}`;
    const end = `\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_S}\r\n\r\n`;
    const head = Buffer.from(begin + dateOf(second) + end, 'latin1');
    this.#bytes = bytes ? heldCopy(head, bytes) : head;
    this.#dateAt = begin.length;
    this.#second = second;
  }

  get length(): number {
    return this.#bytes.length;
  }

  /** The bytes of an answer given in this second: to be sent, never to be changed. */
  at(second: number): Buffer {
    if (second !== this.#second) {
      this.#second = second;
      this.#bytes = heldCopy(this.#bytes); // the ones before may still be on their way
      this.#bytes.write(dateOf(second), this.#dateAt, 'latin1');
    }
    return this.#bytes;
  }
}

const dateOf = (second: number) => new Date(second * 1_000).toUTCString();
