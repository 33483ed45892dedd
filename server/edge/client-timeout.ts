import type { Socket } from 'node:net';
import { KEEP_ALIVE_S } from './http-message.ts';

/** A second more than clients are told, so that a request at the last moment is still answered. */
export const KEEP_ALIVE_MS = (KEEP_ALIVE_S + 1) * 1_000;

/** How long a client may stop reading while something is sent to it. */
export const STALLED_MS = 30_000;

type Timed = Pick<Socket, 'setTimeout' | 'timeout' | 'writableLength' | 'on' | 'destroy'>;

/** Closes the connection of a client that neither asks nor reads, so that none is held for ever. */
export class ClientTimeout {
  readonly #socket: Timed;
  #isWaiting = false;

  constructor(socket: Timed) {
    this.#socket = socket;
    socket.on('timeout', () => this.#passed());
    this.start();
  }

  /** The client is to ask for something. */
  start(): void {
    this.#isWaiting = false;
    this.#socket.setTimeout(KEEP_ALIVE_MS);
  }

  /** The client waits for an answer, however long that takes. */
  suspend(): void {
    this.#isWaiting = true;
    this.sending();
  }

  /** Part of the answer is on its way, or has arrived: a client that waits has to read it. */
  sending(): void {
    if (this.#isWaiting) this.#socket.setTimeout(this.#socket.writableLength > 0 ? STALLED_MS : 0);
  }

  #passed(): void {
    const { writableLength, timeout } = this.#socket;
    if (writableLength > 0 && timeout === KEEP_ALIVE_MS) this.#socket.setTimeout(STALLED_MS);
    else this.#socket.destroy();
  }
}
